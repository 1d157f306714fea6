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
    tem como falar com uma pessoa msm?`,
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
    O robô de cozinha fala português?`,
};
