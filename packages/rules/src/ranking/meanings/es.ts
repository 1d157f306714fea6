export const es = `
  entrega, entregar, envío, enviar, enviado, transporte, mandar, reparto, transportista
  paquete, caja, correo, bulto
  coste, costo, cuesta, precio, gasto, gastos, tarifa, caro, cuánto, cuánto cuesta, pide
  plazo, plazos, tiempo, días, tarda, cuánto tarda, cuánto tiempo, cuándo llega, demora
  reembolso, reembolsar, devolución del dinero, recuperar mi dinero, dinero, abono
  devolver, devolución, devuelto, retornar, mandar de vuelta, de vuelta, desistimiento
  cambio, cambiar, reemplazar, otra talla, otro color
  cancelar, cancelación, anular, anulación
  dañado, roto, rota, defectuoso, defecto, daño, rajado, estropeado, en pedazos
  falta, faltan, faltaba, perdido, incompleto, no ha llegado, no llegó, no recibido, desaparecido
  retraso, tarde, esperando, todavía no, aún no
  seguir, seguimiento, rastrear, estado, dónde está, localizar
  dirección, calle, domicilio, mudado, código postal
  pagar, pago, pagos, tarjeta, método de pago
  factura, recibo, IVA
  descuento, cupón, código, promoción, oferta, rebaja, vale
  cuenta, perfil, registro, registrarse
  iniciar sesión, entrar, acceso
  contraseña, clave
  boletín, newsletter, suscripción, darse de baja, publicidad
  talla, tallas, tamaño, medidas, medir, número, largo, ancho
  lavar, lavado, limpiar, limpieza, cuidado, secadora
  mancha, manchas, derramado
  aduana, aduanas, arancel, aranceles, impuesto, impuestos, importación
  país, países, extranjero, internacional, mundo
  contacto, contactar, teléfono, llamar, hablar, atención al cliente, persona
  horario, horarios, abierto, cerrado
  tienda, visitar, local
  regalo, regalar, envolver, envoltorio, cumpleaños
  tarjeta, nota, mensaje, palabras, dedicatoria
  privacidad, datos, datos personales
  eliminar, borrar, cerrar mi cuenta
  disponible, existencias, agotado, disponibilidad, stock
  mayorista, empresa, por mayor, revendedor
  garantía, garantizado
  material, tela, algodón, lino, lana
  urgente, exprés, rápido
  modificar, corregir, error, equivocado, mal
  recoger, recogida
  pedido, pedir, compra, comprado, comprar, compré, encargo
  color, colores, tono
  rechazado, rechazada, fallado, no funciona
`;
