import type { Vocabulary } from '../Vocabulary';

export const portuguese: Vocabulary = {
  person:
    'humano|humana|humanos|ser humano|seres humanos|pessoa|pessoas|agente|agentes|atendente|atendentes|funcionário|funcionária|funcionários|representante|operador|operadora|gerente|supervisor|supervisora|responsável|consultor|consultora|vendedor|vendedora|colaborador|colaboradora|chefe|encarregado|assessor|membro da equipe|alguém da equipe|gente|agente de suporte|atendimento humano|suporte humano|assistente humano|especialista|empregado|técnico|pessoal|dono|gente de verdade|ajuda humana|tem alguém aí|tem alguém aqui|alguém aí|alguém por aí|um colega|colega seu|um colega seu|alguém me ligar|alguém pode me ligar|alguém me ligue|alguém poderia me ligar|me liguem|alguém me atenda|alguém me atende|umano|alguem da equipe|alguem da sua equipe|alguem do time',
  team: 'atendimento|atendimento ao cliente|suporte|suporte técnico|suporte ao cliente|sac|serviço de atendimento|serviço ao cliente|central de atendimento|equipe|sua equipe|a equipe|time de suporte|equipe de suporte|help desk|helpdesk|apoio ao cliente|central|atendimento ao consumidor|seu time',
  someone: 'alguém|alguem|algum de vocês|um de vocês|outra pessoa',
  real: 'real|reais|verdadeiro|verdadeira|de verdade|de carne e osso|humano|humana|vivo|viva|ao vivo|física|físico|competente|normal|mesmo',
  speak:
    'falar|fala|falo|fale|conversar|converso|bater papo|teclar|comunicar|contatar|contactar|contato|contato com|entrar em contato|conectar|conecte|conecta|me conecte|me conecta|conecte me|passar|passa|passe|me passa|me passe|me passar|me transfere|me transfira|transferir|transfira|transfere|transferência|transferido|encaminhar|encaminhe|encaminha|me encaminha|redirecionar|redirecione|direcionar|ligar|ligue|me coloca|me coloque|coloca|me liga|tratar com|dialogar|escrever para|atendido por|atendida por|ser atendido|ser atendida|ajuda de|resposta de|me atenda|que me atenda|interagir|escalar|chamar|chama|chame|acionar|contatem',
  want: 'quero|queria|gostaria|gostaria de|desejo|preciso|preciso de|precisava|precisava de|necessito|me dá|me da|me dê|dê me|me dei|tem|têm|há|existe|exijo|solicito|peço|prefiro|preferia|procuro|posso ter|ter|vocês têm|cadê|kd|traz|traga|me arruma|me manda|onde está|esperando|aguardo|requeiro|vcs tem|chama um|chama uma|me consegue|me vê|onde encontro|onde acho|onde posso encontrar',
  small:
    'um|uma|uns|umas|o|a|os|as|ao|à|com|c|eu|me|mim|meu|minha|nós|posso|pode|podem|poderia|poderiam|podemos|consigo|tem como|como faço|você|vc|vocês|vcs|vc|seu|sua|seus|suas|te|aqui|aí|só|somente|apenas|simplesmente|diretamente|direto|finalmente|realmente|oi|olá|ola|opa|bom dia|boa tarde|boa noite|sim|ok|tá|e|ou|mas|então|também|disponível|disponíveis|online|livre|possível|é|é possível|seja|ser|que|quem|se|algum|alguma|porra|caralho|merda|droga|maldito|maldita|para|pra|pro|porque|sobre|em vez|no lugar|em|no|na|lugar|não|nao|ajudar|possa|poder|alguém|logo|por|pelo|isso|fazer|lá|jeito de|jeito|cuidar disso|resolver|p|q|atras da tela|por tras da tela|por tras disso|atras desse chat',
  please:
    'por favor|porfavor|pfv|pf|pfvr|por gentileza|agora|já|agora mesmo|imediatamente|obrigado|obrigada|obg|rápido|urgente|urgentemente|asap|o quanto antes|logo|pls|please|gentileza|favor|o mais rápido possível|em vez disso',
  help: 'me responda|me atenda|me ajude|me ligue|me responder|me atender|me ajudar|me ligar|me retorne|me retornar|entrar em contato comigo|dar uma olhada|assumir|alguém me ligar|alguém pode me ligar|alguém me ligue|alguém poderia me ligar|me liguem|alguém me atenda|alguém me atende',
  robot:
    'robô|robôs|robo|robot|bot|bots|máquina|máquinas|computador|ia|inteligência artificial|chatbot|assistente virtual|agente virtual|atendente virtual|sistema automático|algoritmo',
  not: 'não|nao|n|nunca|sem|cansado de|cansada de|cansei|odeio|em vez de|ao invés de|chega de|nenhum|nenhuma|nem',
  told: 'ontem|anteontem|semana passada|mês passado|outro dia|falei|conversei|falamos|tinha falado|liguei|me disse|me disseram|disse|você é|vc é|vocês são|estou falando|tô falando|to falando|hoje cedo|dias atrás|me atendeu|já falei|antes da entrega|horário|horario',
  about: 'para|pra|sobre|como|qual|por que|acerca',
};
