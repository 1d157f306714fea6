export const pt = `
  entrega, entregar, envio, enviar, enviado, frete, transportadora, remessa
  pacote, encomenda, caixa, correio
  custo, custa, preço, taxa, valor, quanto custa, quanto
  prazo, tempo, dias, demora, quanto tempo, quando chega
  reembolso, reembolsar, estorno, dinheiro de volta
  devolução, devolver, retornar, mandar de volta, arrependimento
  troca, trocar, substituir, outro tamanho
  cancelar, cancelamento, desistir
  danificado, quebrado, quebrada, defeito, avariado, defeituoso, em pedaços
  falta, faltando, perdido, extraviado, incompleto, não chegou, não recebi
  atraso, atrasado, tarde, esperando, ainda não
  rastrear, rastreamento, acompanhar, status, onde está
  endereço, rua, mudei, CEP
  pagar, pagamento, pagamentos, cartão, boleto, pix
  fatura, recibo, nota fiscal
  desconto, cupom, código, promoção, oferta, vale
  conta, perfil, cadastro, cadastrar
  entrar, login, acesso
  senha, palavra passe
  newsletter, descadastrar, inscrição
  tamanho, tamanhos, medida, medidas, comprimento, largura
  lavar, lavagem, limpar, limpeza, cuidado
  mancha, manchas
  alfândega, imposto, impostos, importação
  país, países, exterior, internacional
  contato, telefone, ligar, falar, atendimento, pessoa
  horário, aberto, fechado, funcionamento
  loja, visitar
  presente, embrulho, embrulhar, aniversário
  cartão, mensagem
  privacidade, dados, dados pessoais
  excluir, apagar, encerrar minha conta
  disponível, estoque, esgotado
  atacado, empresa, revenda
  garantia
  material, tecido, algodão, linho, lã
  expresso, rápido, urgente
  alterar, mudar, corrigir, erro, errado
  retirar, retirada, buscar
  pedido, compra, comprei, comprar
  cor, cores, tom
`;
