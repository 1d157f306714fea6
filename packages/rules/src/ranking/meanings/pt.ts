export const pt = `
  delivery: entrega, entregar, envio, enviar, enviado, frete, transportadora, remessa
  parcel: pacote, encomenda, caixa, correio
  cost: custo, custa, preço, taxa, valor, quanto custa, quanto
  time: prazo, tempo, dias, demora, quanto tempo, quando chega
  refund: reembolso, reembolsar, estorno, dinheiro de volta
  return: devolução, devolver, retornar, mandar de volta, arrependimento
  exchange: troca, trocar, substituir, outro tamanho
  cancel: cancelar, cancelamento, desistir
  damaged: danificado, quebrado, quebrada, defeito, avariado, defeituoso, em pedaços
  missing: falta, faltando, perdido, extraviado, incompleto, não chegou, não recebi
  late: atraso, atrasado, tarde, esperando, ainda não
  track: rastrear, rastreamento, acompanhar, status, onde está
  address: endereço, rua, mudei, CEP
  pay: pagar, pagamento, pagamentos, cartão, boleto, pix
  invoice: fatura, recibo, nota fiscal
  discount: desconto, cupom, código, promoção, oferta, vale
  account: conta, perfil, cadastro, cadastrar
  login: entrar, login, acesso
  password: senha, palavra passe
  newsletter: newsletter, descadastrar, inscrição
  size: tamanho, tamanhos, medida, medidas, comprimento, largura
  wash: lavar, lavagem, limpar, limpeza, cuidado
  stain: mancha, manchas
  customs: alfândega, imposto, impostos, importação
  country: país, países, exterior, internacional
  contact: contato, telefone, ligar, falar, atendimento, pessoa
  hours: horário, aberto, fechado, funcionamento
  store: loja, visitar
  gift: presente, embrulho, embrulhar, aniversário
  card: cartão, mensagem
  privacy: privacidade, dados, dados pessoais
  delete: excluir, apagar, encerrar minha conta
  stock: disponível, estoque, esgotado
  wholesale: atacado, empresa, revenda
  warranty: garantia
  material: material, tecido, algodão, linho, lã
  express: expresso, rápido, urgente
  change: alterar, mudar, corrigir, erro, errado
  pickup: retirar, retirada, buscar
  order: pedido, compra, comprei, comprar
  colour: cor, cores, tom
`;
