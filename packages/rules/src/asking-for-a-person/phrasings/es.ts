import type { Phrasings } from './Phrasings';

export const es: Phrasings = {
  asks: `agente
    humano por favor
    ¿Puedo hablar con una persona?
    quiero hablar con alguien de verdad
    pásame con atención al cliente
    dame un puto humano
    Hola, ¿sería posible comunicarme con un asesor?
    hay algun agente disponible
    quiero hablar con una presona
    no quiero hablar con un robot
    ATENCION AL CLIENTE
    Llevo dos semanas esperando, necesito hablar con un encargado ya
    necesito un humano
    me puede atender una persona
    ¿hay alguien ahí?
    necesito ayuda humana
    ¿Podría un compañero encargarse?
    quiero que me transfieran con alguien
    basta de bots, por favor
    ¿dónde puedo localizar a un agente real?
    que me atienda un humano
    me comunica con una persna
    quiero que me atienda una persona
    pásame con alguien
    necesito un asesor humano
    me puede atender un humano por favor
    quiero hablar con un agente ya
    ponme con una persona de verdad joder
    podrian comunicarme con un representante
    hay alguien ahi?
    no quiero un robot
    prefiero hablar con un ser humano
    atención al cliente por favor
    quiero ablar con una persona
    me gustaría contactar con un empleado
    comuníqueme con su supervisor
    que alguien real me responda
    asesor
    dame un humano
    quisiera ser atendido por alguien
    con un humano por favor
    puede llamarme una persona
    necesito que un agente revise mi caso
    pasame con tu jefe
    persona real
    q alguien me atienda ya
    quiero ablar con un umano
    pasame con una persona porfa
    hay algun humano por ahi
    ponme con un agente
    necesito asistencia humana
    un humano ya
    que me llame alguien
    no quiero bots quiero personas
    páseme al encargado
    me puede atender una persona real
    quiero hablar con alguien de carne y hueso
    atencion al cliente
    necesito hablar con alguien ya
    prefiero una persona
    deme un asesor
    humano x favor
    pasame con alguien de verdad
    quiero q me atienda una persona
    hay alguien ahi que no sea un robot?
    me comunica con un asesor por favor
    prefiero hablar con un humnao
    necesito un agente ya
    que me llame alguien por favor
    ponme con atención al cliente
    quiero hablar con el encargado
    humano porfa
    no quiero una maquina, quiero una persona
    necesito ayuda de un ser humano
    quiero hablar con alguien
    una persona por favor
    pasame con un asesor
    me puede atender un humano
    agente porfa
    necesito que me llame alguien
    ¿Podría comunicarme con un encargado?
    ponme con atencion al cliente
    buenas quiero una persona real
    pasenme con alguien
    operador
    me pueden llamar por fa
    nesecito un asesor
    necesito a alguien
    estoy harto del bot
    ¿Hay algún humano por ahí?
    con un agente por favor
    deseo contactar con un agente
    alguien real por favor
    servicio al cliente por favor
    quiero un humano ya
    me gustaría que me llamaran
    pásame a una persona
    ¿me atiende alguien?
    un ser humano porfa
    hablar con persona
    no me sirve el bot, quiero una persona
    no entiende nada este bot, pasame a un humano
    ¿es posible hablar con un humano?
    ayuda de una persona real
    el encargado por favor
    me niego a hablar con una máquina
    que alguien me contacte
    necesito una persona
    ¿un compañero suyo me puede ayudar?
    comuniqueme con servicio al cliente
    ¿hay alguna persona?
    alto, quiero una persona
    prefiero tratar con un empleado
    llama a un encargado
    alguien de soporte por favor
    no avanzo, un asesor por favor
    ¿hay algún responsable?
    hablar con soporte
    mándame con un agente
    ¿me pasa con alguien?
    una persona física por favor
    Pásame con alguien, por favor
    quiero hablar con una persona de verdad
    ¿No hay nadie ahí que me pueda atender?
    ponme con un agente ya
    prefiero que me lo explique alguien de carne y hueso
    ¿Podría llamarme algún compañero suyo?
    estoy harta de la maquinita, que me atienda alguien
    Necesito comunicarme con un asesor
    quiero que se ponga el encargado
    Si es tan amable, transfiérame a atención al cliente
    ¿Puede seguir con esto alguno de sus compañeros?
    ¿es que no hay nadie que me pueda ayudar?
    esto es un círculo vicioso, ¿quién me puede contestar?
    quiero tratarlo con tu jefe
    prefiero explicárselo a una persona
    quiero un ser vivo al otro lado
    alguien con pulso por favor
    saca a un empleado
    que me telefonee alguno de sus empleados
    alguien que trabaje ahí me puede mirar esto
    me gustaría hablarlo con alguien de vuestro equipo
    ¿con quién puedo hablar de esto?
    trae a tu supervisor
    ¿Alguien de la tienda podría devolverme la llamada?
    ponme con alguien de ustedes
    esto no lleva a ninguna parte, ¿puede encargarse una compañera suya?
    me sentiría mejor hablándolo con alguien de la tienda
    ¿sería posible que alguien de ustedes me llamara mañana?
    ¿no hay ninguna persona que se ocupe de mí?
    ¿puedo charlar con uno de sus empleados?
    basta de respuestas enlatadas, quiero a alguien con cerebro
    ¿quién de ahí me puede informar de verdad?
    despierta a un humano
    quiero que un ser humano vea mi caso
    prefiero arreglarlo con tu jefa
    que lo mire alguno de tus compañeros
    ¿no tenéis a nadie de carne y hueso?
    que me llame tu jefa esta tarde
    prefiero tratar con personas`,
  others: `¿Es seguro para humanos?
    peluca de pelo humano
    Ayer hablé con una persona, ¿dónde está mi pedido?
    ¿le queda a una persona de 1,80 m?
    para cuántas personas es la tienda de campaña
    ¿eres una persona?
    necesito un agente limpiador
    quiero un grabado personal
    ¿estos guantes son para humanos?
    busco un regalo para alguien
    ¿cuántos empleados tienen?
    el agente de la tienda dijo que era impermeable
    el descuento es por persona
    quiero un libro del cuerpo humano
    alguien robó mi paquete
    ¿puede mi compañero devolverlo también?
    ¿qué talla para una persona de 1,60?
    ayer hablé con un agente
    ¿para cuántas personas es?
    ¿tiene que haber alguien en casa?
    ¿sirve para una persona de 1,80?
    ¿hay descuento para empleados?
    necesito un soporte para el móvil
    ¿el repartidor me llama antes?
    ¿lo puede montar una sola persona?
    alguien abrió mi paquete
    ¿es para personas mayores?
    ¿para cuántas personas es el mantel?
    ¿me llama alguien antes de la entrega?
    regalo para mi jefe
    ¿puede recogerlo otra persona?
    ¿qué horario tiene atención al cliente?
    ¿sirve para personas alérgicas?
    ¿puedo regalarlo a alguien?
    ¿quién fabrica las tazas?
    ¿Para cuántas personas es la mesa?
    ¿Tiene que haber una persona en casa para la entrega?
    Una persona me dijo que enviáis a Canarias, ¿es cierto?
    El agente de ayer fue muy amable, gracias
    ¿Puede otra persona recoger mi pedido?
    ¿Cuántos empleados tiene la tienda?
    ¿Atención al cliente abre los sábados?
    Busco un regalo para alguien especial
    ¿Se puede hablar con el robot de cocina?
    Mi agente inmobiliario quiere factura
    ¿Alguien tiene que firmar?
    La persona que compró el sofá era mi hermana
    ¿la peluca es de pelo humano?
    tienda de campaña para 4 personas
    el agente de correos no vino
    un agente limpiador para madera
    ¿el robot aspirador habla español?
    es un regalo para alguien especial
    ¿Cómo se llama la modelo de la foto?
    mi asesor del banco bloqueó la tarjeta
    ¿Cuántas personas caben en la mesa?
    ¿me llama el repartidor antes?
    me llamo Ana, ¿dónde está mi pedido?
    ¿alguien ha probado este colchón?
    mi jefe necesita la factura
    ¿el sofá aguanta a una persona de 120 kg?
    muñeca humana realista
    ¿hay alguna persona más alta en la foto?
    necesito algo para alguien alto
    camiseta del equipo
    ¿cuánto mide el agente de juguete?
    hablé con mi mujer y queremos el azul
    robot cortacésped rebajado
    camiseta del equipo en L
    silla de jefe
    ¿hacen falta dos personas para montarlo?
    muñeca que habla
    ¿qué equipo cose los cojines?
    vajilla para seis personas
    timbre de llamada
    ¿puede recogerlo el vecino?
    ¿es cuero de verdad?
    ¿cómo contacto con el transportista?
    disfraz de agente
    ayuda con el montaje
    ¿quién reparte, Seur o MRW?
    ¿puedo pedir por teléfono?
    regalo para mi jefa
    ¿a la gente le gusta este producto?
    el servicio de mesa azul
    ¿tiene que firmar una persona?
    ¿plata de verdad o bañada?
    ¿cuánta gente lo ha valorado?
    ¿descuento de equipo para colegios?
    ¿mi asistente puede recoger el pedido?
    libro sobre plantas y personas
    ¿incluye estuche de lentes de contacto?
    ¿alguien alérgico a las nueces puede comerlo?
    soporte de teléfono para mesa
    ¿descuento para empleados de banca?
    ¿Cuántas personas trabajan en vuestro taller?
    gracias al chico que me atendió ayer, un encanto
    la tetera es para cuántas personas
    lo tengo que hablar con mi pareja antes de comprar
    El repartidor fue muy antipático conmigo
    ¿Las tazas las hace gente de aquí, artesanos?
    Mi jefe quiere una factura
    tengo que hablarlo con mi jefe
    lo comento con mis compañeros y os digo
    un compañero mío tiene la misma taza
    ¿Tienen dependientes en la tienda de Madrid?
    ¿Hay empleados en la tienda los sábados?
    trabajo en un equipo de diez
    la muñeca es color carne
    llame al repartidor por favor
    ¿quién puede recoger el paquete?
    nuestro equipo necesita doce tazas
    ¿me explica cuántas personas caben en la mesa?
    no hay nadie en casa por la mañana
    el personal de la tienda fue encantador
    mi compañera recogerá el paquete
    mi jefe me pidió diez tazas
    somos veinte personas en la oficina
    ¿puede otra persona recoger el paquete por mí?
    quiero regalarle una taza a mi jefe
    lo arreglo con mi jefa y vuelvo
    el señor de correos dice que se perdió
    nuestros empleados recibirán una taza
    no había nadie en casa
    ¿firma alguien las tazas a mano?
    ¿puede hacerlo una persona sola?
    ¿la gente lo puede leer de lejos?
    ¿quién diseñó la taza?
    ¿quién hace los esmaltes?
    ¿alguien mira las tazas antes de enviarlas?
    mañana una persona recogerá el paquete
    ¿vuestros empleados cierran en agosto?`,
};
