export const es = `
  delivery: entrega, entregar, envío, enviar, enviado, transporte, mandar, reparto, transportista, envían, envíos, mandan, entregan, repartidor, entregado, entregada, enviada, enviados, envíen, mandado, manden, llegada, mensajería, repartir, tarda en llegar, tardan en llegar, tardará en llegar, porte, portes, despachar, despacho, despachado, recibir
  parcel: paquete, caja, correo, bulto, paquetes, cajas, paquetería
  cost: coste, costo, cuesta, precio, gasto, gastos, tarifa, caro, cuánto, cuánto cuesta, pide, portes, gastos de envío, gratis, gratuito, gratuita, sin coste, importe, cuánto vale, cuánto sale, cuánto cobran, cuestan, valen, cuánto es, costes, quién paga, corre a cargo
  time: plazo, plazos, tiempo, días, tarda, cuánto tarda, cuánto tiempo, cuándo llega, demora, cuántos días, en cuánto tiempo, semanas, laborables, a tiempo, cuándo me llega, cuándo llegará, tardan, demoran, llegar, llega, llegan, tarda en llegar, en llegar
  refund: reembolso, reembolsar, devolución del dinero, recuperar mi dinero, dinero, abono, mi dinero, devuelven el dinero, cuenta bancaria, en mi banco, reembolsado, reembolsan, reintegro, devolver el dinero, devuelvan el dinero, devuelven mi dinero, me devuelven, abonan, abonado, ingreso, en mi cuenta, plata
  return: devolver, devolución, devuelto, retornar, mandar de vuelta, de vuelta, desistimiento, devuelvo, devuelven, devoluciones, no me gusta, no me convence, cambiado de opinión, devuelva, devolverlo, devolverla, regresar, retorno, mandarlo de vuelta, mando de vuelta, enviar de vuelta, etiqueta de devolución, arrepentido, no lo quiero, no la quiero, no me queda bien, no es lo que esperaba, decepcionado
  exchange: cambio, cambiar, reemplazar, otra talla, otro color, demasiado pequeño, demasiado grande, más grande, más pequeño, otro tono, cambiarlo, cambiarla, cambios, sustituir, más ancho, más ancha, más anchas, aprieta, aprietan, me queda grande, me queda pequeño, me quedan, me viene, talla más, una talla más, otro número, más pequeña, demasiado estrecho, cambiar por, quedan pequeñas, quedan grandes, queda pequeña, queda grande, quedan pequeños, me quedan pequeñas
  cancel: cancelar, cancelación, anular, anulación, por error, sin querer, dos veces, ya no quiero, ya no lo quiero, cancelen, cancelarlo, anularlo, anulen, cancelado, parar, detener, no lo envíen, no lo manden, no envíen, no lo necesito, no quiero la compra, ya no necesito, me arrepentí, me he arrepentido, le di sin querer, pedí por error
  damaged: dañado, roto, rota, defectuoso, defecto, daño, rajado, estropeado, en pedazos, rotas, rotos, quebrado, agujero, rayado, rasgado, pedazos, trozos, añicos, dañada, dañados, grieta, grietas, rajada, agrietado, astillado, abollado, desconchado, defectuosa, estropeada, rompió, ha roto, vino roto, llegó roto, hecho pedazos, hecha pedazos, mil pedazos, descosido
  missing: falta, faltan, faltaba, perdido, incompleto, no ha llegado, no llegó, no recibido, desaparecido, no estaba, no venía, solo llegó, solo llegaron, el resto, olvidado, faltó, no venían, no viene, falta uno, incompleta, robado, extraviado, perdida, se perdió, no he recibido, no recibí, nunca llegó, no me ha llegado, ni rastro, solo me llegó, me llegó uno, solo he recibido, solo recibí
  late: retraso, tarde, esperando, todavía no, aún no, espero, esperar, no sé nada, sin noticias, hace días, hace una semana, retrasado, se retrasa, demorado, sigo esperando, llevo esperando, semanas esperando, tendría que haber, debería haber, debía llegar, tenía que llegar, hace semanas, tres semanas, dos semanas, nada todavía, sigue sin llegar, sin llegar, no ha llegado nada
  track: seguir, seguimiento, rastrear, estado, dónde está, localizar, cuándo llega, en camino, no sé nada, rastreo, tracking, localizador, por dónde va, por dónde anda, dónde anda, ha salido, enviado ya, cuándo viene
  address: dirección, calle, domicilio, mudado, código postal, oficina, piso, número, dirección antigua, direcciones, mudanza, mudamos, mudé, nos hemos mudado, me he mudado, casa nueva, nueva casa, otro sitio, otra dirección, dirección equivocada, número de la calle, departamento
  pay: pagar, pago, pagos, tarjeta, método de pago, métodos, transferencia, aceptan, pagan, pagando, abonar, tarjetas, formas de pago, forma de pago, medios de pago, a plazos, plazos, contra reembolso, efectivo, cobran con, cogen, se puede pagar
  invoice: factura, recibo, IVA, facturas, comprobante, ticket, justificante
  discount: descuento, cupón, código, promoción, oferta, rebaja, vale, cupones, códigos, vales, descuentos, código promocional, código de descuento, promociones, ofertas, rebajas, cupón de descuento
  account: cuenta, perfil, registro, registrarse, crear una cuenta, sin cuenta, invitado, registrarme
  login: iniciar sesión, entrar, acceso, no puedo entrar, acceder, ingresar, bloqueado
  password: contraseña, clave
  newsletter: boletín, newsletter, suscripción, darse de baja, publicidad, dejar de recibir, no quiero recibir, correos, darme de baja, spam
  size: talla, tallas, tamaño, medidas, medir, número, largo, ancho, guía de tallas, qué talla, mide, miden, medida, centímetros, dimensiones, alto, altura, diámetro, calzo
  wash: lavar, lavado, limpiar, limpieza, cuidado, secadora, lavadora, planchar, plancha, detergente, lava, lavan, lavable, lavarse, agua caliente, agua fría, a mano, grados, suavizante, secar, seca, lavarlo, meter en la lavadora, centrifugar
  stain: mancha, manchas, derramado, manchado, manchada, quitar manchas
  customs: aduana, aduanas, arancel, aranceles, impuesto, impuestos, importación, aduanero, aduaneros, frontera, tasas, despacho de aduanas, derechos de importación
  country: país, países, extranjero, internacional, mundo, fuera de, al extranjero, qué países, Europa, otros países, internacionales
  contact: contacto, contactar, teléfono, llamar, hablar, atención al cliente, persona, alguien, agente, humano, hablar con, número de teléfono, telefonear, llamo, hablo, escribir, correo electrónico, soporte, ayuda humana, persona de verdad, persona real, ponerme en contacto, comunicarme, contactarlos, asesor
  hours: horario, horarios, abierto, cerrado
  store: tienda, visitar, local
  gift: regalo, regalar, envolver, envoltorio, cumpleaños, regalos, envuelto, envuelva, papel de regalo, para regalo, para regalar, boda, navidad, sorpresa, obsequio
  card: tarjeta, nota, mensaje, palabras, dedicatoria, tarjetita, felicitación, unas palabras
  privacy: privacidad, datos, datos personales
  delete: eliminar, borrar, cerrar mi cuenta
  stock: disponible, existencias, agotado, disponibilidad, stock, otra vez disponible, de nuevo, reponer, vuelve, volver a tener, cuándo vuelve, cuándo vuelven, repuesto, hay más, avisar cuando, avísenme, volverá
  wholesale: mayorista, empresa, por mayor, revendedor, al por mayor, grandes cantidades, hotel, restaurante, negocio
  warranty: garantía, garantizado
  material: material, tela, algodón, lino, lana
  express: urgente, exprés, rápido, mañana, para mañana, con urgencia, lo antes posible, cuanto antes
  change: modificar, corregir, error, equivocado, mal, modificación, me equivoqué, me he equivocado, equivoqué, actualizar, editar
  pickup: recoger, recogida, recogerlo, pasar a buscar, retirar, en persona
  order: pedido, pedir, compra, comprado, comprar, compré, encargo, pedidos, compras, pedí, artículo, artículos, cosas
  colour: color, colores, tono
  declined: rechazado, rechazada, fallado, no funciona, inválido, caducado, denegado, no válido, no me deja, no lo acepta, no acepta, no pasa, mensaje de error, no me funciona, no sirve, bloqueada, no vale
  wrong: equivocado, equivocada, otro, diferente, distinto, distinta, en lugar de, en vez de, no es lo que, no pedí, artículo equivocado, color equivocado, no es el, no es la, me han mandado otro, me enviaron otro, llegó otro, llegó otra, confundido, pedí otro, lo pedí
  twice: dos veces, doble, duplicado, cobrado dos veces, dos cargos, doble cargo
  neighbour: vecino, vecinos, vecina, al lado, en la puerta, portero, conserje, portería, puerta
  red: rojo, azul, verde, rosa, gris, negro, blanco, amarillo, naranja, morado, marrón, beige > color, colores
  visa: Visa, Mastercard, PayPal, Klarna, Bizum, Apple Pay, Google Pay, American Express, Amex, Maestro, débito, efectivo > pago, pagos
  wine: vino, café, tinta, grasa, salsa > mancha, manchas
  monday: lunes, martes, miércoles, jueves, viernes, sábado, domingo > horario, horarios
  driver: cartero, repartidor, mensajero > entrega
  sale: rebajas, rebajado, liquidación
  allergy: alergia, alérgico, alérgica, tóxico, dañino, seguro para alimentos, plomo
  packaging: embalaje, plástico, reciclar, reciclable, reciclaje
  dishwasher: lavavajillas, microondas, horno, congelador
  installments: a plazos, cuotas, pagar después, financiación, mensualidades
  gift card: tarjeta regalo, tarjeta de regalo, vale regalo, saldo
  repair: reparar, reparación, arreglar, arreglo, coser, costura
  complaint: queja, quejarme, reclamación, descontento
  missed: no estaba en casa, nadie en casa, en el trabajo, llamó al timbre, timbre, ausente
  shrink: encoger, encoge, encogido
  confirmation: confirmación, confirmado, confirmar, número de pedido
  add: añadir, agregar, incluir
  half: solo la mitad, la mitad, solo uno, solo una, venía la mitad > falta, faltan, parte
  job: empleo, empleos, trabajo, trabajar, vacantes, vacante, contratan, currículum, prácticas, ofertas de empleo, oferta de empleo, ofertas de trabajo
`;
