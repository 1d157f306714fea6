export const es = `
  entrega, entregar, envío, enviar, enviado, transporte, mandar, reparto, transportista, envían, envíos, mandan, entregan, repartidor
  paquete, caja, correo, bulto
  coste, costo, cuesta, precio, gasto, gastos, tarifa, caro, cuánto, cuánto cuesta, pide
  plazo, plazos, tiempo, días, tarda, cuánto tarda, cuánto tiempo, cuándo llega, demora
  reembolso, reembolsar, devolución del dinero, recuperar mi dinero, dinero, abono, mi dinero, devuelven el dinero, cuenta bancaria, en mi banco
  devolver, devolución, devuelto, retornar, mandar de vuelta, de vuelta, desistimiento, devuelvo, devuelven, devoluciones, no me gusta, no me convence, cambiado de opinión
  cambio, cambiar, reemplazar, otra talla, otro color, demasiado pequeño, demasiado grande, más grande, más pequeño, otra talla, otro tono
  cancelar, cancelación, anular, anulación, por error, sin querer, dos veces, ya no quiero, ya no lo quiero
  dañado, roto, rota, defectuoso, defecto, daño, rajado, estropeado, en pedazos, rotas, rotos, quebrado, agujero, rayado, rasgado, pedazos, trozos, añicos
  falta, faltan, faltaba, perdido, incompleto, no ha llegado, no llegó, no recibido, desaparecido, no estaba, no venía, solo llegó, solo llegaron, el resto, olvidado
  retraso, tarde, esperando, todavía no, aún no, espero, esperar, no sé nada, sin noticias, hace días, hace una semana
  seguir, seguimiento, rastrear, estado, dónde está, localizar, cuándo llega, en camino, no sé nada
  dirección, calle, domicilio, mudado, código postal, oficina, piso, número, dirección antigua
  pagar, pago, pagos, tarjeta, método de pago, métodos, transferencia, aceptan
  factura, recibo, IVA
  descuento, cupón, código, promoción, oferta, rebaja, vale, cupones, códigos, vales
  cuenta, perfil, registro, registrarse
  iniciar sesión, entrar, acceso
  contraseña, clave
  boletín, newsletter, suscripción, darse de baja, publicidad
  talla, tallas, tamaño, medidas, medir, número, largo, ancho
  lavar, lavado, limpiar, limpieza, cuidado, secadora, lavadora, planchar, plancha, detergente
  mancha, manchas, derramado
  aduana, aduanas, arancel, aranceles, impuesto, impuestos, importación
  país, países, extranjero, internacional, mundo
  contacto, contactar, teléfono, llamar, hablar, atención al cliente, persona, alguien, agente, humano, hablar con
  horario, horarios, abierto, cerrado
  tienda, visitar, local
  regalo, regalar, envolver, envoltorio, cumpleaños
  tarjeta, nota, mensaje, palabras, dedicatoria
  privacidad, datos, datos personales
  eliminar, borrar, cerrar mi cuenta
  disponible, existencias, agotado, disponibilidad, stock, otra vez disponible, de nuevo, reponer
  mayorista, empresa, por mayor, revendedor
  garantía, garantizado
  material, tela, algodón, lino, lana
  urgente, exprés, rápido
  modificar, corregir, error, equivocado, mal
  recoger, recogida
  pedido, pedir, compra, comprado, comprar, compré, encargo
  color, colores, tono
  rechazado, rechazada, fallado, no funciona, inválido, caducado, denegado, no válido
  equivocado, equivocada, otro, diferente, distinto, distinta, en lugar de, en vez de, no es lo que, no pedí
  dos veces, doble, duplicado
  vecino, vecinos, vecina, al lado, en la puerta
  rojo, azul, verde, rosa, gris, negro, blanco, amarillo, naranja, morado, marrón, beige > color, colores
  Visa, Mastercard, PayPal, Klarna, Bizum, Apple Pay, Google Pay > pago, pagos
  vino, café, tinta, grasa, salsa > mancha, manchas
  lunes, martes, miércoles, jueves, viernes, sábado, domingo > horario, horarios
  cartero, repartidor, mensajero > entrega
  $countries > país, países
`;
