export const pt = `
  delivery: entrega, entregar, envio, enviar, enviado, frete, transportadora, remessa, entregas, entregue, entregues, entregam, entregou, enviam, enviada, enviados, envios, despacho, despachar, despachado, postagem, postado, mandam, correios, chegar, chega, expedição
  parcel: pacote, encomenda, caixa, correio, pacotes, encomendas, embrulho
  cost: custo, custa, preço, taxa, valor, quanto custa, quanto, custam, custos, quanto é, quanto fica, quanto sai, quanto vou pagar, quanto pago, quanto cobram, taxas, valor do frete, preço do frete, frete grátis, grátis, gratuito, gratuita, de graça, quem paga, por conta de quem, a partir de que valor, a partir de quanto, tarifa, portes, portes de envio
  time: prazo, tempo, dias, demora, quanto tempo, quando chega, prazo de entrega, prazos, demoram, leva quanto, dias úteis, quantos dias, semanas, em quanto tempo, até quando, a tempo, quando vai chegar, quando chegará, quando vou receber, quando recebo, que dia chega, duração
  refund: reembolso, reembolsar, estorno, dinheiro de volta, reembolsado, reembolsada, reembolsos, reembolsam, estornar, estornado, meu dinheiro, meu dinheiro de volta, devolver o dinheiro, devolvem o dinheiro, devolução do dinheiro, devolução do valor, ressarcimento, ressarcido, na minha conta, conta bancária, valor de volta, restituição
  return: devolução, devolver, retornar, mandar de volta, arrependimento, devolvo, devolver produto, devoluções, devolvido, devolvida, devolvem, enviar de volta, mando de volta, etiqueta de devolução, direito de arrependimento, me arrependi, mudei de ideia, mudar de ideia, não gostei, não gosto, não quero mais, não quero ficar, não era o que eu esperava, logística reversa
  exchange: troca, trocar, substituir, outro tamanho, trocas, troco, trocado, troquem, posso trocar, substituição, substituto, tamanho maior, tamanho menor, número maior, número menor, outra cor, outro número, muito pequeno, muito pequena, muito grande, ficou pequeno, ficou pequena, ficou grande, ficou apertado, ficou apertada, ficou largo, apertado, apertada, não serviu, não serve, não me serve, não coube, não cabe
  cancel: cancelar, cancelamento, desistir, cancelo, cancelado, cancelada, cancelem, cancela, cancele, desisti, desistência, anular, anulação, comprei sem querer, sem querer, por engano, pedi duas vezes, comprei duas vezes, não preciso mais, já não quero, não enviem, não mandem, desfazer
  damaged: danificado, quebrado, quebrada, defeito, avariado, defeituoso, em pedaços, quebrados, quebradas, quebrou, danificada, danificados, avariada, avaria, defeituosa, com defeito, estragado, estragada, partido, partida, rachado, rachada, rachadura, trincado, trincada, trinca, lascado, lascada, riscado, riscada, arranhado, arranhada, amassado, amassada, rasgado, rasgada, rasgo, furado, furada, furo, buraco, cacos, em cacos, mil pedaços, descosturado, descosturada, vazando
  missing: falta, faltando, perdido, extraviado, incompleto, não chegou, não recebi, faltou, faltam, faltava, veio faltando, incompleta, perdida, extraviada, extravio, sumiu, desapareceu, roubado, nunca chegou, nunca recebi, não foi entregue, ainda não recebi, não veio, não estava na caixa, não estava no pacote, só veio, só chegou, só recebi, esqueceram, o resto
  late: atraso, atrasado, esperando, ainda não, atrasada, atrasou, atrasados, demorando, está demorando, estou esperando, espero há, à espera, aguardando, ainda não chegou, até agora nada, até agora não, nada ainda, já devia ter chegado, deveria ter chegado, devia ter chegado, era para ter chegado, há dias, faz dias, há semanas, faz semanas, faz uma semana, há uma semana, sem notícias, nenhuma notícia, fora do prazo, passou do prazo
  track: rastrear, rastreamento, acompanhar, status, onde está, rastreio, código de rastreio, código de rastreamento, número de rastreio, rastreador, localizar, onde anda, onde se encontra, cadê, cadê meu, por onde anda, a caminho, já saiu, já foi enviado, já enviaram, já foi despachado, situação do pedido, andamento, status do pedido
  address: endereço, rua, mudei, CEP, endereços, morada, código postal, novo endereço, outro endereço, endereço errado, endereço antigo, endereço de entrega, me mudei, mudança de endereço, mudei de casa, nova casa, casa nova, apartamento, escritório, número da casa, complemento, outro lugar
  pay: pagar, pagamento, pagamentos, cartão, boleto, pix, pago, paguei, pagando, pagou, cartão de crédito, cartão de débito, forma de pagamento, formas de pagamento, método de pagamento, métodos de pagamento, meios de pagamento, aceitam, aceita, transferência, transferência bancária, dinheiro vivo, à vista, multibanco, mbway, depósito, na entrega
  invoice: fatura, recibo, nota fiscal, faturas, nota, NF, NFe, comprovante, CNPJ, CPF na nota, NIF, IVA, cupom fiscal, segunda via
  discount: desconto, cupom, código, promoção, oferta, vale, descontos, cupons, cupão, cupões, código de desconto, código promocional, cupom de desconto, promoções, ofertas, voucher, abatimento, aplicar o cupom, aplicar cupom, usar o cupom
  sale: liquidação, saldos, em promoção, com desconto, rebaixado, queima de estoque, outlet, ponta de estoque, Black Friday
  price: preço, mais barato, mais barata, baixou de preço, baixou o preço, preço baixou, caiu o preço, preço caiu, ajuste de preço, diferença de preço, preço menor, menor preço, cobrem o preço
  account: conta, perfil, cadastro, cadastrar, cadastrado, me cadastrar, registro, registar, registrar, criar conta, criar uma conta, sem conta, sem cadastro, sem me cadastrar, como convidado, convidado
  login: entrar, login, acesso, acessar, logar, não consigo entrar, não consigo acessar, não consigo logar, fazer login, iniciar sessão, aceder, bloqueado
  password: senha, palavra passe, senha esquecida, esqueci a senha, esqueci minha senha, redefinir, redefinir a senha, credenciais
  newsletter: newsletter, descadastrar, inscrição, me descadastrar, descadastramento, cancelar inscrição, cancelar a inscrição, e-mails promocionais, propaganda, publicidade, spam, parar de receber, não quero receber, não quero mais receber, deixar de receber, muitos e-mails
  size: tamanho, tamanhos, medida, medidas, comprimento, largura, altura, medir, mede, medem, diâmetro, dimensão, dimensões, tabela de medidas, tabela de tamanhos, guia de tamanhos, que tamanho, qual tamanho, qual o tamanho, qual número, numeração, veste, caimento, forma pequena, forma grande, centímetros, quanto mede
  volume: capacidade, litros, mililitros, cabe quanto, quanto cabe, quantos litros
  wash: lavar, lavagem, limpar, limpeza, cuidado, lavado, lava, lavo, lavável, laváveis, máquina de lavar, na máquina, à máquina, à mão, secadora, secar, passar a ferro, ferro de passar, passar roupa, sabão, detergente, amaciante, alvejante, água quente, graus, quantos graus, centrifugar, cuidados, conservação, máquina de secar
  stain: mancha, manchas, manchou, manchado, manchada, derramei, derramou, nódoa, nódoas, tirar mancha
  customs: alfândega, imposto, impostos, importação, alfandegário, alfandegária, aduana, taxa de importação, taxas de importação, tributos, tributação, taxado, tributado, desalfandegar, direitos aduaneiros
  country: país, países, exterior, internacional, fora do Brasil, fora do país, estrangeiro, internacionais, no exterior, para o exterior, quais países, que países, mundo, Europa, outros países
  contact: contato, telefone, ligar, falar, atendimento, pessoa, contacto, contatar, contactar, entrar em contato, entrar em contacto, número de telefone, ligo, falo, falar com, falar com alguém, falar com uma pessoa, atendente, atendente humano, humano, pessoa de verdade, pessoa real, SAC, whatsapp, escrever para, suporte, apoio ao cliente, representante, chamar alguém, me ligar, telefonar
  hours: horário, aberto, fechado, funcionamento, horários, horário de funcionamento, horário de atendimento, abrem, fecham, que horas abre, que horas fecha
  store: loja, visitar, loja física, lojas, showroom, filial, pessoalmente, ponto de venda, ir até a loja, ateliê
  gift: presente, embrulho, embrulhar, aniversário, presentes, presentear, embalagem de presente, embalagem para presente, papel de presente, embrulho para presente, embrulhado, embrulhada, para presente, é um presente, Natal, casamento, surpresa, prenda, prendas
  card: cartão, mensagem, cartãozinho, bilhete, bilhetinho, dedicatória, recado, mensagem personalizada, algumas palavras, cartinha
  privacy: privacidade, dados, dados pessoais, LGPD, RGPD, meus dados, informações pessoais, cookies, sabem sobre mim, proteção de dados
  delete: excluir, apagar, encerrar minha conta, eliminar, deletar, remover, exclusão, excluam, apaguem, excluir minha conta, apagar minha conta, excluir conta, encerrar a conta, fechar minha conta
  stock: disponível, estoque, esgotado, disponibilidade, disponíveis, esgotada, esgotados, esgotou, em estoque, em stock, indisponível, sem estoque, volta ao estoque, reposição, repor, repõem, vai voltar, vão voltar, quando volta, quando voltam, de volta ao estoque, ainda têm, ainda tem, tem ainda, me avisem quando, avise-me
  wholesale: atacado, empresa, revenda, por atacado, atacadista, revendedor, revendedora, revender, grande quantidade, grandes quantidades, em quantidade, grosso, por grosso, pessoa jurídica, empresas, corporativo, pousada, pousadas, lojista, desconto por quantidade
  warranty: garantia, garantido, garantida, na garantia, garantias, coberto pela garantia
  job: vaga, vagas, emprego, empregos, trabalhar, trabalhar com vocês, trabalhe conosco, contratando, contratam, currículo, estágio, estagiário, candidatura, me candidatar, recrutamento
  material: material, tecido, algodão, linho, lã, materiais, tecidos, composição, feito de, feita de, é feito, é feita, do que é feito, seda, fibra
  allergy: alergia, alérgico, alérgica, alergias, tóxico, tóxica, atóxico, nocivo, prejudicial, faz mal, próprio para alimentos, seguro para alimentos, contato com alimentos, alimentos, chumbo, químicos, produtos químicos, pele sensível
  express: expresso, rápido, urgente, expressa, sedex, mais rápido, com urgência, urgência, pressa, com pressa, o mais rápido possível, amanhã, para amanhã, até amanhã, rapidamente
  change: alterar, mudar, corrigir, erro, errado, alteração, altero, alterado, alterem, modificar, mudança, correção, errei, me enganei, enganei-me, coloquei errado, digitei errado, atualizar, editar, engano
  pickup: retirar, retirada, buscar, retirar na loja, retirada na loja, retiro, retiro na loja, busco, ir buscar, passar para buscar, pegar na loja, levantar, levantamento, ponto de retirada, ponto de coleta, recolher
  order: pedido, compra, comprei, comprar, pedidos, compras, comprado, comprada, encomendei, encomendar, pedi, fiz um pedido, fiz uma compra, adquiri, carrinho
  packaging: embalagem, embalagens, plástico, reciclar, reciclável, recicláveis, reciclagem, papelão, embalado, embalada
  sustainable: sustentável, sustentáveis, sustentabilidade, ecológico, ecológica, meio ambiente, ambiental, clima, biológico, orgânico
  subscription: assinatura, assinaturas, assinar, assinante, subscrição, renovação, renovar, renova, mensalidade, cancelar a assinatura, clube
  points: pontos, fidelidade, programa de fidelidade, programa de pontos, recompensas, cashback, resgatar, acumular pontos, pontuação
  review: avaliação, avaliações, avaliar, resenha, resenhas, comentários, opiniões, classificação
  colour: cor, cores, tom, tons, tonalidade, coloração
  dishwasher: lava-louças, lava louças, lava louça, máquina de lavar louça, máquina de louça, micro-ondas, microondas, forno, freezer, congelador, no forno, no micro-ondas, esquentar, aquecer
  declined: recusado, recusada, recusou, rejeitado, rejeitada, negado, negada, não autorizado, não autorizada, não aprovado, não aprovada, falhou, não funciona, não funcionou, não está funcionando, não dá certo, não deu certo, inválido, não é válido, expirado, expirada, expirou, vencido, venceu, não passa, não passou, não aceita, não aceitou, não é aceito, mensagem de erro, dá erro, deu erro, bloqueado
  installments: parcelas, parcelar, parcelado, parcelamento, em parcelas, parcelo, prestações, em prestações, em vezes, em três vezes, quantas vezes, parcela, sem juros, pagar depois, pagar mais tarde, crediário, financiamento
  gift card: vale-presente, vale presente, cartão presente, cartão-presente, cartão de presente, vale-compras, vale compras, cheque presente, cartão oferta, saldo, gift card
  sample: amostra, amostras, amostrinha, mostruário, retalho
  repair: consertar, conserto, consertam, reparar, reparo, reparação, reparos, arrumar, arranjar, arranjo, peça de reposição, peças de reposição, peça sobressalente, costurar, costura, zíper
  complaint: reclamação, reclamações, reclamar, queixa, insatisfeito, insatisfeita, descontente, decepcionado, decepcionada, procon
  status: status do pedido, em processamento, processando, em separação, pendente, em análise, em preparação, faturado
  wrong: errado, errada, errados, trocado, trocada, produto errado, item errado, cor errada, tamanho errado, outro produto, outra coisa, em vez de, em vez do, em vez da, no lugar de, no lugar do, no lugar da, ao invés, não foi o que pedi, não é o que pedi, não foi o que comprei, veio outro, veio outra, veio errado, veio errada, mandaram outro, mandaram outra
  different: diferente, diferentes, diferença, mais escuro, mais escura, mais claro, mais clara, foto, diferente da foto, não é como na foto, não corresponde, não parece
  twice: duplicado, duas vezes, em dobro, dobro, dupla, duplicada, duplicidade, em duplicidade, cobrado duas vezes, cobrança dupla, cobrança duplicada, segunda vez
  neighbour: vizinho, vizinhos, vizinha, porteiro, portaria, na portaria, ao lado, na porta, em frente à porta, lugar seguro, deixar na porta
  missed: ausente, não estava em casa, não estarei em casa, ninguém em casa, não tinha ninguém, não havia ninguém, no trabalho, tocou, campainha, interfone, tentativa de entrega, tentaram entregar, tentou entregar, nova tentativa, aviso de entrega, fora de casa
  shrink: encolher, encolhe, encolheu, encolhem, encolhido, encolhimento
  weight: peso, pesa, pesam, pesado, pesada, espesso, espessura, gramatura, quanto pesa, quilos
  confirmation: confirmação, confirmado, confirmada, confirmar, e-mail de confirmação, email de confirmação, nenhum e-mail, número do pedido, número de encomenda
  add: adicionar, acrescentar, incluir, adiciono, adicionem, incluam, inclusão, mais um item, outro item, esqueci de adicionar, esqueci de incluir, juntar
  hotel: hotel, hotéis, restaurante, restaurantes, café, cafés, cafeteria, pousada
  red: vermelho, vermelha, azul, verde, rosa, cinza, cinzento, preto, preta, branco, branca, amarelo, amarela, laranja, roxo, roxa, marrom, castanho, bege > cor, cores
  visa: Visa, Mastercard, PayPal, Klarna, Apple Pay, Google Pay, American Express, Amex, Elo, Hipercard, Mercado Pago, PicPay, débito > pagamento, pagamentos
  wine: vinho, tinta, gordura, molho, ketchup, azeite, óleo > mancha, manchas
  monday: segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira, sábado, domingo, feriado, feriados, fim de semana > horário, funcionamento
  stuff: mercadoria, mercadorias, coisas, itens > pedido
  half: só metade, metade, pela metade, não veio tudo, não estava na > falta, faltando
  driver: carteiro, entregador, motorista, motoboy > transportadora, entrega
  thread: fio, fios, fio puxado, puxou um fio, fio solto, linha solta, desfiado, desfiando, desfiou
  filling: enchimento, recheio, miolo, almofada interna, forro
  embroidery: bordado, bordar, bordados, bordada, bordam, iniciais, monograma, personalizar, personalizado, personalizada, personalização, nome gravado, gravar, gravação, com o nome, costurado
  visit: curso, cursos, oficina, aula, aulas, workshop, visita guiada
`;
