import type { Phrasings } from './Phrasings';

export const ptBr: Phrasings = {
  asks: `atendente
    humano por favor
    Posso falar com uma pessoa?
    quero falar com alguém de verdade
    me transfere para um atendente
    me passa um humano porra
    Olá, gostaria de conversar com um funcionário, por gentileza
    tem algum atendente disponível?
    quero flar com uma pesoa
    não quero falar com robô
    ATENDIMENTO HUMANO
    Meu pedido sumiu e eu preciso falar com o suporte
    falar com atendente
    tem alguém aí?
    preciso de ajuda humana
    Um colega poderia assumir?
    quero ser transferido para alguém
    chega de robô por favor
    onde encontro um atendente de verdade
    deixa eu falar com um humano
    me passa pra uma pesssoa
    quero falar com um atendente
    me passa pra uma pessoa
    preciso de um humano
    queria falar com alguém de verdade
    pode me transferir pra um atendente
    atendimento humano
    quero ser atendido por uma pessoa
    qro falar com um humano
    chama o gerente
    gostaria de falar com um representante por gentileza
    me conecta com o suporte
    pessoa real por favor
    cansei de robo quero gente
    como faço pra falar com uma pessoa
    quero atendente agora
    chega de robô
    quero conversar com um ser humano
    quero falar com um humano
    me passa pra um atendente
    tem alguém aí de verdade
    quero falar c alguem
    não quero robô
    me transfere pra uma pessoa
    falar com atendente por favor
    quero um ser humano
    algum humano pode me responder
    prefiro falar com uma pessoa
    me coloca com um atendente
    cadê o atendente
    quero suporte humano
    quero falar com gente de verdade
    tem alguem ai de carne e osso?
    preciso de um ser humano
    chama um atendente pf
    falar com atendnete
    alguém pode me ligar?
    quero falar com o gerente
    me transfere pro suporte
    nao quero falar com maquina
    tem como falar com uma pessoa msm?
    quero falar com alguém
    atendente por favor
    nao quero falar com robo
    tem alguem ai?
    posso conversar com uma pessoa de verdade?
    me liga por favor
    gostaria de ser atendido por um humano
    humano pfv
    preciso falar com o gerente
    oi quero um humano
    me transfere pro atendente
    alguem pode me ligar
    cansei do bot
    preciso de alguém
    quero uma pessoa real
    tem alguém pra me atender?
    vcs podem me ligar?
    desejo falar com um agente
    alguém real por favor
    sac por favor
    quero um humano já
    gostaria que me ligassem
    me passa para uma pessoa
    alguém me atende?
    um ser humano pf
    falar com pessoa
    o bot não ajuda, quero uma pessoa
    esse bot não entende nada, me passa um humano
    é possível falar com um humano?
    ajuda de uma pessoa real
    o responsável por favor
    me recuso a falar com uma máquina
    que alguém me contate
    preciso de uma pessoa
    um colega seu pode me ajudar?
    me coloca em contato com o sac
    tem alguma pessoa aí?
    pare, quero uma pessoa
    prefiro tratar com um funcionário
    chama um responsável
    alguém do suporte por favor
    não consigo resolver, um atendente por favor
    tem algum responsável?
    falar com suporte
    me manda pra um agente
    me passa pra alguém?
    uma pessoa física por favor
    Quero falar com alguém de verdade
    pode passar para um atendente por favor?
    Não tem ninguém aí que me possa ajudar pessoalmente?
    chega de robô, chama uma pessoa
    Gostaria de ser contactado por um dos vossos colaboradores
    me transfere pro atendimento
    Preferia tratar disto com um colega seu, se possível
    quero falar com o gerente agora
    alguém de carne e osso pode me responder?
    Liguem-me de volta, isto não se resolve por aqui
    um colega seu pode assumir daqui?
    não tem ninguém que possa me ajudar?
    isso está andando em círculos, quem pode me responder?
    quero discutir isso com o seu chefe
    prefiro explicar isso para uma pessoa
    quero um ser vivo
    alguém com pulso por favor
    solta um funcionário aí
    quero receber uma ligação de um atendente
    alguém que trabalha aí pode olhar isso?
    com quem posso falar?
    chama o seu supervisor
    alguém da sua equipe pode me ligar de volta?
    me telefonem por favor
    isso não leva a nada, uma colega sua pode cuidar disso?
    eu me sentiria melhor falando com alguém da loja
    seria possível alguém de vocês me ligar amanhã?
    não tem uma pessoa que cuide do meu caso?
    posso bater um papo com um dos seus funcionários
    chega de respostas prontas, quero alguém com cérebro
    quem aí pode realmente me responder?
    acorda um humano aí
    quero que um ser humano veja meu caso
    prefiro resolver isso com seu chefe
    deixa um colega seu ver isso
    vocês não têm ninguém de carne e osso?
    pede pro seu gerente me ligar hoje à tarde
    prefiro lidar com pessoas`,
  others: `É seguro para humanos?
    peruca de cabelo humano
    Ontem falei com uma pessoa, onde está meu pedido?
    serve em uma pessoa de 1,80 m?
    para quantas pessoas é a barraca
    você é uma pessoa?
    preciso de um agente de limpeza
    quero uma gravação personalizada
    essas luvas são para humanos?
    procuro um presente para alguém
    quantos funcionários vocês têm
    o desconto é por pessoa
    o atendente da loja disse que é impermeável
    quero um livro do corpo humano
    alguém roubou meu pacote
    meu colega também pode devolver?
    qual tamanho para uma pessoa de 1,60
    falei com um atendente ontem
    serve para quantas pessoas?
    precisa ter alguém em casa?
    um presente para alguém
    tem desconto para funcionários?
    o entregador me liga antes?
    uma pessoa consegue montar sozinha?
    a toalha é para quantas pessoas?
    outra pessoa pode receber?
    presente para meu chefe
    qual o horário do atendimento?
    alguém me liga antes da entrega?
    serve para pessoas alérgicas?
    posso dar de presente para alguém?
    quem fabrica as canecas?
    A mesa serve para quantas pessoas?
    Precisa ter alguém em casa na entrega?
    O atendente de ontem foi ótimo, obrigado
    Outra pessoa pode retirar meu pedido?
    Quantas pessoas trabalham na loja?
    É um presente para uma pessoa idosa
    O suporte funciona aos sábados?
    Procuro um presente para alguém especial
    Meu gerente quer a nota fiscal
    Alguém precisa assinar?
    A pessoa que comprou era minha irmã
    O robô de cozinha fala português?
    a peruca é de cabelo humano?
    barraca para 4 pessoas
    o atendente da transportadora não veio
    agente de limpeza para couro
    o robô aspirador fala português?
    é presente para alguém especial
    quantas pessoas cabem na mesa?
    meu gerente do banco bloqueou o cartão
    qual a altura da pessoa na foto?
    me chamo Ana, cadê meu pedido?
    alguém já testou esse colchão?
    meu chefe precisa da nota fiscal
    o sofá aguenta uma pessoa de 120 kg?
    preciso de algo para alguém alto
    camisa da equipe
    boneca humana realista
    o agente secreto do brinquedo tem arma?
    quantas pessoas na foto?
    falei com minha esposa e queremos o azul
    robô cortador de grama em promoção
    camiseta do time G
    cadeira de chefe
    precisa de duas pessoas para montar?
    boneca que fala
    qual equipe costura as almofadas?
    aparelho de jantar para seis pessoas
    campainha de chamada
    o vizinho pode receber?
    é couro de verdade?
    como entro em contato com a transportadora?
    fantasia de agente
    ajuda com a montagem
    quem entrega, Correios ou Loggi?
    posso comprar por telefone?
    presente para minha chefe
    as pessoas gostam desse produto?
    o serviço de mesa azul
    precisa de assinatura de uma pessoa?
    prata de verdade ou banhada?
    quanta gente avaliou?
    desconto de equipe para escolas?
    minha assistente pode retirar o pedido?
    livro sobre plantas e pessoas
    vem com estojo de lentes de contato?
    alguém alérgico a nozes pode comer?
    suporte de telefone para mesa
    desconto para funcionários de banco?
    as canecas são feitas à mão por artesãos?
    Agradeço à moça que me ajudou ontem
    o bule dá para quantas pessoas?
    vou falar com meu marido primeiro e depois compro
    Quantos funcionários vocês têm?
    o carteiro deixou a encomenda com a vizinha, é normal?
    Meu chefe quer uma nota fiscal
    preciso falar com meu chefe antes
    vou discutir com meus colegas
    um colega meu tem a mesma caneca
    Vocês têm vendedores na loja de Curitiba?
    tem funcionários na loja no sábado?
    trabalho em uma equipe de dez
    a boneca é cor de carne
    liguem para o entregador
    quem pode receber o pacote?
    nossa equipe quer doze canecas
    presente para minha colega
    não tem ninguém em casa de manhã
    quantas pessoas cabem, pode explicar
    os funcionários da loja foram ótimos
    minha colega vai buscar o pacote
    meu chefe me pediu dez canecas
    somos vinte pessoas no escritório
    outra pessoa pode retirar o pacote por mim?
    quero dar uma caneca para meu chefe
    resolvo com minha chefe e volto
    o moço do correio disse que sumiu
    nossos funcionários vão ganhar uma caneca
    não tinha ninguém em casa
    alguém assina as canecas à mão?
    uma pessoa consegue fazer isso sozinha?
    as pessoas conseguem ler de longe?
    quem desenhou a caneca?
    quem paga o frete?
    alguém olha as canecas antes de enviar?
    amanhã uma pessoa vai buscar o pacote
    gente pode ver a loja por dentro?
    cadê meu pedido gente, já faz 20 dias`,
};
