export const es = `
  delivery: entrega, entregar, envío, enviar, enviado, transporte, mandar, reparto, transportista, envían, envíos, mandan, entregan, repartidor
  parcel: paquete, caja, correo, bulto
  cost: coste, costo, cuesta, precio, gasto, gastos, tarifa, caro, cuánto, cuánto cuesta, pide
  time: plazo, plazos, tiempo, días, tarda, cuánto tarda, cuánto tiempo, cuándo llega, demora
  refund: reembolso, reembolsar, devolución del dinero, recuperar mi dinero, dinero, abono, mi dinero, devuelven el dinero, cuenta bancaria, en mi banco
  return: devolver, devolución, devuelto, retornar, mandar de vuelta, de vuelta, desistimiento, devuelvo, devuelven, devoluciones, no me gusta, no me convence, cambiado de opinión
  exchange: cambio, cambiar, reemplazar, otra talla, otro color, demasiado pequeño, demasiado grande, más grande, más pequeño, otra talla, otro tono
  cancel: cancelar, cancelación, anular, anulación, por error, sin querer, dos veces, ya no quiero, ya no lo quiero
  damaged: dañado, roto, rota, defectuoso, defecto, daño, rajado, estropeado, en pedazos, rotas, rotos, quebrado, agujero, rayado, rasgado, pedazos, trozos, añicos
  missing: falta, faltan, faltaba, perdido, incompleto, no ha llegado, no llegó, no recibido, desaparecido, no estaba, no venía, solo llegó, solo llegaron, el resto, olvidado
  late: retraso, tarde, esperando, todavía no, aún no, espero, esperar, no sé nada, sin noticias, hace días, hace una semana
  track: seguir, seguimiento, rastrear, estado, dónde está, localizar, cuándo llega, en camino, no sé nada
  address: dirección, calle, domicilio, mudado, código postal, oficina, piso, número, dirección antigua
  pay: pagar, pago, pagos, tarjeta, método de pago, métodos, transferencia, aceptan
  invoice: factura, recibo, IVA
  discount: descuento, cupón, código, promoción, oferta, rebaja, vale, cupones, códigos, vales
  account: cuenta, perfil, registro, registrarse
  login: iniciar sesión, entrar, acceso
  password: contraseña, clave
  newsletter: boletín, newsletter, suscripción, darse de baja, publicidad
  size: talla, tallas, tamaño, medidas, medir, número, largo, ancho
  wash: lavar, lavado, limpiar, limpieza, cuidado, secadora, lavadora, planchar, plancha, detergente
  stain: mancha, manchas, derramado
  customs: aduana, aduanas, arancel, aranceles, impuesto, impuestos, importación
  country: país, países, extranjero, internacional, mundo
  contact: contacto, contactar, teléfono, llamar, hablar, atención al cliente, persona, alguien, agente, humano, hablar con
  hours: horario, horarios, abierto, cerrado
  store: tienda, visitar, local
  gift: regalo, regalar, envolver, envoltorio, cumpleaños
  card: tarjeta, nota, mensaje, palabras, dedicatoria
  privacy: privacidad, datos, datos personales
  delete: eliminar, borrar, cerrar mi cuenta
  stock: disponible, existencias, agotado, disponibilidad, stock, otra vez disponible, de nuevo, reponer
  wholesale: mayorista, empresa, por mayor, revendedor
  warranty: garantía, garantizado
  material: material, tela, algodón, lino, lana
  express: urgente, exprés, rápido
  change: modificar, corregir, error, equivocado, mal
  pickup: recoger, recogida
  order: pedido, pedir, compra, comprado, comprar, compré, encargo
  colour: color, colores, tono
  declined: rechazado, rechazada, fallado, no funciona, inválido, caducado, denegado, no válido
  wrong: equivocado, equivocada, otro, diferente, distinto, distinta, en lugar de, en vez de, no es lo que, no pedí
  twice: dos veces, doble, duplicado
  neighbour: vecino, vecinos, vecina, al lado, en la puerta
  red: rojo, azul, verde, rosa, gris, negro, blanco, amarillo, naranja, morado, marrón, beige > color, colores
  visa: Visa, Mastercard, PayPal, Klarna, Bizum, Apple Pay, Google Pay > pago, pagos
  wine: vino, café, tinta, grasa, salsa > mancha, manchas
  monday: lunes, martes, miércoles, jueves, viernes, sábado, domingo > horario, horarios
  driver: cartero, repartidor, mensajero > entrega
  countries: $countries > país, países
`;
