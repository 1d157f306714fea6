import type { OrderTexts } from './Translation';

export const spanishOrders: OrderTexts = {
  'track-your-order': {
    title: '¿Dónde está mi pedido?',
    body: `<p>Todos los pedidos salen de casa en un plazo de dos días. En cuanto el transportista lo recoge, le
enviamos un correo con el <strong>número de seguimiento</strong>.</p>
<h2>Tres maneras de seguir su paquete</h2>
<ul>
<li>Pulse el enlace del correo de envío.</li>
<li>Entre en <a href="/account">su cuenta</a> y abra el pedido: cada envío aparece con su estado y su número
de seguimiento.</li>
<li>Elija «Seguir mi pedido» en el chat e identifíquese con el correo con el que hizo la compra.</li>
</ul>
<p>Un número nuevo puede tardar hasta un día laborable en dar señales, hasta que el paquete pasa por el
primer escáner. Trabajamos con UPS, USPS, Royal Mail, DHL y DPD; el correo indica quién lleva el suyo.</p>
<p>Si no hay movimiento durante cinco días laborables, escríbanos y abrimos una búsqueda.</p>`,
  },
  'cancel-an-order': {
    title: 'Cancelar un pedido',
    body: `<p>Puede cancelar mientras <strong>nada del pedido haya salido de casa</strong>. Solemos empaquetar en dos
días, así que cuanto antes nos avise, mejor.</p>
<ol>
<li>Abra el chat y elija <strong>«Cancelar mi pedido»</strong>. Se identifica con un código que le
enviamos.</li>
<li>Seleccione el pedido y, si quiere, díganos el motivo.</li>
<li>Recibirá un correo cuando esté hecho.</li>
</ol>
<p>Todo lo que pagó, gastos de envío incluidos, vuelve al mismo medio de pago. En la mayoría de los bancos
se ve al cabo de tres a cinco días laborables.</p>
<h3>Ya está en camino</h3>
<p>Un paquete en ruta ya no se puede detener. Acéptelo y devuélvalo en treinta noches: la etiqueta corre de
nuestra cuenta. También puede rechazarlo en la puerta; le reembolsamos cuando esté de vuelta en el
molino.</p>`,
  },
  'change-delivery-address': {
    title: 'Cambiar la dirección de entrega',
    body: `<p>¿Escribió una calle antigua o se ha mudado? Podemos enviarlo a otro sitio <strong>hasta que se imprima la
etiqueta</strong>, es decir, en los dos días siguientes a la compra.</p>
<ol>
<li>Tenga a mano el número de pedido; está arriba en el correo de confirmación.</li>
<li>Abra el chat, elija el pedido y pida otra dirección, o simplemente escríbanos.</li>
<li>Denos la dirección nueva completa, con código postal y, si es un piso, la planta.</li>
</ol>
<p>Recibirá otra confirmación en la que se ve adónde va el paquete. La dirección de facturación no cambia.</p>
<h3>El paquete ya va de camino</h3>
<p>Entonces solo el transportista puede desviarlo. UPS, DHL y DPD lo ofrecen gratis desde el enlace de
seguimiento: un vecino, un punto de recogida u otro día. Si el paquete vuelve a nosotros, lo enviamos otra
vez sin coste a la dirección correcta.</p>`,
  },
  'gift-wrap-and-card': {
    title: 'Envoltorio de regalo y una tarjeta con sus palabras',
    body: `<p>Envolvemos regalos con mucho gusto, y no cuesta nada.</p>
<ol>
<li>Vaya a <a href="/cart">su carrito</a> y marque <strong>«Wrap it as a gift»</strong>.</li>
<li>Escriba su mensaje en «Note for us», hasta 500 caracteres. Lo copiamos a mano en una tarjeta.</li>
<li>Al pagar, ponga la dirección de la persona que recibe el regalo.</li>
</ol>
<p>El papel es reciclado, con una cinta de lino. Varias piezas de un mismo pedido se envuelven juntas; si
las quiere por separado, dígalo en la nota.</p>
<h3>El precio queda en secreto</h3>
<p>En la caja no va ninguna factura: le llega a usted por correo electrónico. Por fuera se lee nuestro
nombre, pero no lo que hay dentro.</p>
<p>¿Se le olvidó la dedicatoria? Díganoslo en el chat antes de que salga el paquete y la añadimos. ¿Busca
ideas? Vea <a href="/collections/gifts">nuestros regalos</a>.</p>`,
  },
  'part-of-order-missing': {
    title: 'Falta una parte de mi pedido',
    body: `<p>El gres pesado y los textiles suaves viajan a menudo en <strong>paquetes separados</strong>, para que una
tetera nunca aplaste una manta. Si solo ha llegado una parte, lo demás vendrá seguramente uno o dos días
después.</p>
<ol>
<li>Abra el pedido en <a href="/account">su cuenta</a>. «Partly shipped» significa que el resto aún no ha
salido; dos números de seguimiento son dos paquetes.</li>
<li>Mire otra vez entre el papel: a las servilletas y a las tapas de mantequillera les gusta esconderse.</li>
<li>Compare con el albarán de la caja. Lo que espera a la próxima tanda está marcado.</li>
</ol>
<p>¿Sigue faltando algo? Escríbanos en los catorce días siguientes a la entrega con el número de pedido y el
nombre de la pieza. La enviamos a nuestro cargo, o la reembolsamos si está agotada. No tiene que demostrar
nada; una foto de la caja abierta nos ayuda a encontrar el error.</p>`,
  },
  'wrong-item-received': {
    title: 'He recibido un artículo o un color equivocado',
    body: `<p>Lo sentimos: el error fue nuestro y no debe causarle molestias.</p>
<ol>
<li>Escríbanos en el chat con su número de pedido: qué pidió y qué le ha llegado. Basta con una foto.</li>
<li>La pieza correcta sale <strong>el mismo día laborable</strong>, por Express y gratis.</li>
<li>Le enviamos una etiqueta prepagada. Devuelva la pieza equivocada en treinta noches, en cualquier punto
de entrega.</li>
</ol>
<p>No tiene que esperar a que la recibamos.</p>
<h3>¿Le gusta lo que llegó?</h3>
<p>A veces pasa. Quédeselo a mitad de precio y le enviamos igualmente lo que pidió. Si la pieza correcta se
ha agotado mientras tanto, se la reembolsamos entera o le apartamos una de la próxima tanda, como
prefiera.</p>`,
  },
  'shipping-costs-and-times': {
    title: 'Gastos de envío y plazos de entrega',
    body: `<p>Dentro de Estados Unidos elige al pagar cómo viaja su pedido:</p>
<table>
<thead><tr><th>Modalidad</th><th>Plazo</th><th>Precio</th></tr></thead>
<tbody>
<tr><td>Estándar</td><td>3–5 días laborables</td><td>9 $, <strong>gratis desde 100 $</strong></td></tr>
<tr><td>Express</td><td>1–2 días laborables</td><td>18 $</td></tr>
<tr><td>Recogida en el molino</td><td>listo mañana desde mediodía</td><td>gratis</td></tr>
</tbody>
</table>
<p>Los plazos cuentan desde que el paquete sale de aquí. Empaquetamos en dos días; los pedidos Express
hechos antes del mediodía de un día laborable salen ese mismo día.</p>
<p>El envío gratuito se aplica solo cuando el carrito llega a 100 $ después de descuentos. Express mantiene
su precio, pida lo que pida.</p>
<p>No enviamos en sábado, domingo ni festivos. En las dos semanas antes de Navidad, cuente uno o dos días
más.</p>`,
  },
  'international-shipping': {
    title: '¿A qué países envían?',
    body: `<p>Enviamos a Estados Unidos y a dieciséis países más: Alemania, Australia, Austria, Bélgica, Canadá,
Dinamarca, España, Francia, Irlanda, Italia, Japón, Noruega, Países Bajos, Reino Unido, Suecia y Suiza.</p>
<table>
<thead><tr><th>Región</th><th>Plazo</th></tr></thead>
<tbody>
<tr><td>Canadá</td><td>5–8 días</td></tr>
<tr><td>Reino Unido y Europa</td><td>6–9 días</td></tr>
<tr><td>Japón</td><td>7–10 días</td></tr>
<tr><td>Australia</td><td>8–12 días</td></tr>
</tbody>
</table>
<p>Ponga su dirección al pagar y verá lo que cuesta el envío antes de confirmar. <strong>La aduana la
pagamos nosotros</strong>, así que no hay nada que abonar en su puerta.</p>
<p>El gres viaja al extranjero en doble caja. ¿Su país no está en la lista? Entonces todavía no podemos
enviar allí; sirve una dirección de reenvío en uno de esos países, pero nuestra promesa de devolución
gratuita termina en esa dirección.</p>`,
  },
  'customs-and-duties': {
    title: 'Aduanas, aranceles e impuestos de importación',
    body: `<p>Cuando un paquete cruza una frontera, la aduana puede revisarlo. Usted no paga nada por ello: <strong>los
aranceles y los impuestos de importación van incluidos en lo que pagó</strong>, en todos los países a los
que enviamos.</p>
<h3>Si la aduana retiene su paquete</h3>
<p>El seguimiento dirá algo como «retenido en aduana» o «retraso en el despacho». Suele durar de uno a tres
días laborables y se resuelve solo.</p>
<ul>
<li>A veces piden la factura. Va pegada por fuera de la caja y la enviamos de nuevo si hace falta.</li>
<li>Si un funcionario o el transportista le pide dinero, no pague. Mándenos por el chat una foto de la carta
y lo arreglamos.</li>
<li>¿Más de cinco días laborables? Escríbanos con el número de seguimiento.</li>
</ul>
<p>También en los regalos debemos declarar el valor real: no podemos marcar un paquete como «regalo» o
«muestra» para ahorrar impuestos.</p>`,
  },
  'parcel-late-or-lost': {
    title: 'Mi paquete se retrasa o se ha perdido',
    body: `<p>A veces un paquete descansa unos días en un almacén y al final llega. Por favor, dé a un envío estándar
<strong>dos días laborables</strong> más de lo prometido, y cinco si es al extranjero.</p>
<h3>Después, escríbanos</h3>
<ol>
<li>Mándenos el número de pedido por el chat.</li>
<li>Abrimos una búsqueda con el transportista. Responde en dos días laborables.</li>
<li>Si el paquete no aparece, lo enviamos todo de nuevo sin coste, o le reembolsamos todo si alguna pieza
está agotada. Usted decide.</li>
</ol>
<p>No tiene que llamar a nadie ni rellenar formularios. Si el paquete extraviado aparece más tarde, déjelo
cerrado y le enviamos una etiqueta.</p>
<p>¿Lo necesitaba para un día concreto? Díganos la fecha: el reemplazo puede viajar por Express, y el coste
es nuestro.</p>`,
  },
};
