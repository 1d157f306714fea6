import type { Vocabulary } from '../Vocabulary';

export const spanish: Vocabulary = {
  person:
    'humano|humana|humanos|ser humano|seres humanos|persona|personas|agente|agentes|asesor|asesora|asesores|empleado|empleada|empleados|representante|representantes|operador|operadora|operadores|encargado|encargada|responsable|gerente|supervisor|supervisora|jefe|jefa|ejecutivo|ejecutiva|trabajador|trabajadora|dependiente|dependienta|vendedor|vendedora|colaborador|personal|miembro del equipo|alguien del equipo|gente|teleoperador|teleoperadora|agente de soporte|agente de atención|agente de servicio|agente de atención al cliente|consultor|especialista|comercial|tecnico|experto|compañero',
  team: 'atención al cliente|servicio al cliente|servicio de atención|atención a clientes|soporte|soporte técnico|soporte al cliente|equipo|su equipo|vuestro equipo|tu equipo|el equipo|asistencia al cliente|servicio técnico|helpdesk|call center|atención al consumidor|atencion cliente|departamento de atención|centro de atención|mesa de ayuda',
  someone: 'alguien|alguno|alguien más|uno de ustedes|alguno de ustedes|alguno de vosotros',
  real: 'real|reales|verdadero|verdadera|de verdad|de carne y hueso|humano|humana|vivo|viva|en vivo|de verdad que|físico|física|competente|auténtica|auténtico|normal|capacitado',
  speak:
    'hablar|hablo|habla|háblame|hable|hablarle|charlar|chatear|conversar|platicar|comunicar|comunicarme|comunícame|comuníqueme|comuniqueme|comunícarme|contactar|contactarme|contacto|contacto con|contactame|conectar|conéctame|conécteme|conectarme|pasar|pásame|páseme|pasame|paseme|pasarme|pásenme|me pasas|me pasa|me puedes pasar|poner en contacto|ponme|póngame|ponerme|póngame con|transferir|transfiéreme|transfiérame|transferirme|transfieran|derivar|derívame|deríveme|derivarme|llamar|redirigir|redirígeme|dirigirme|tratar con|tratar|dirijanme|escribir a|escalar|desviar|me atienda|que me atienda|atienda|atendiera|que me atendiera|atendido por|atendida por|ayuda de|respuesta de|localizar|comunicación con|me llame|ser atendido por|interactuar',
  want: 'quiero|quisiera|querría|queria|quería|deseo|necesito|necesitaría|me gustaría|gustaria|dame|deme|denme|hay|exijo|solicito|pido|prefiero|preferiría|busco|puedo tener|tienen|tienes|tener|ocupo|tráeme|tráiganme|consígueme|mándame|que venga|llama a|llámame a|espero a|dónde está|me das|me dan|requiero|quiere',
  small:
    'un|una|unos|unas|el|la|los|las|lo|al|a|con|yo|me|mi|mis|nos|nosotros|puedo|podría|podria|puede|puedes|pueden|podrían|podríais|podéis|podemos|usted|ustedes|tú|tu|su|sus|vuestro|vuestra|aquí|ahí|solo|sólo|simplemente|directamente|mejor|hola|buenas|buenos días|buenas tardes|buenas noches|oye|oiga|sí|si|ok|vale|y|e|o|u|pero|entonces|pues|también|disponible|disponibles|en línea|libre|posible|es|es posible|sea|ser|que|quien|se|algún|alguna|algun|por fin|realmente|puta|puto|maldita|maldito|joder|carajo|coño|pinche|jodida|jodido|para|porque|sobre|en vez|en lugar|en|lugar|vez|no|ni|ayudarme|ayude|me ayude|que me ayude|que pueda|poder|favor|cómo|hacer|le|alguna forma|forma de',
  please:
    'por favor|porfavor|porfa|x favor|xfa|xfavor|pf|ahora|ahora mismo|ya|ya mismo|inmediatamente|gracias|rápido|urgente|asap|cuanto antes|por favor gracias|de inmediato|pls|please|urgentemente|enseguida|lo antes posible|mejor',
  robot:
    'robot|robots|bot|bots|máquina|máquinas|ordenador|computadora|computador|ia|inteligencia artificial|chatbot|contestador|contestadora|asistente virtual|agente virtual|sistema automático|algoritmo',
  not: 'no|nunca|sin|harto|harta|odio|en vez de|en lugar de|basta de|ningún|ninguna|ni',
  told: 'ayer|anteayer|la semana pasada|el mes pasado|el otro día|hace días|hace dos días|hablé con|ayer hablé|hablé ayer|he hablado|hablado|hemos hablado|me dijo|me dijeron|dijo|eres|es usted|eres un|eres una|estoy hablando|hablo con una persona o|anoche|esta mañana|me atendió|ya hablé',
  about: 'para una|para un|para|sobre|como|cuál|qué|por qué|acerca',
};
