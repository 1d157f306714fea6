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
    necesito ayuda de un ser humano`,
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
    La persona que compró el sofá era mi hermana`,
};
