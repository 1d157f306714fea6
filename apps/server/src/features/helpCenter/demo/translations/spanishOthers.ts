import type { OtherTexts } from './Translation';

export const spanishOthers: OtherTexts = {
  'thirty-night-returns': {
    title: 'Treinta noches para decidir',
    body: `<p>Viva primero con ello. Tiene <strong>treinta noches desde el día de la entrega</strong> para devolver lo
que quiera, lavado, usado o sin abrir. No hace falta dar motivos.</p>
<ul>
<li>La etiqueta la pagamos nosotros, desde todos los países a los que enviamos.</li>
<li>Recibe el precio íntegro de lo que devuelve. Si devuelve el pedido entero, también los gastos de
envío.</li>
<li>Las piezas rebajadas se devuelven como las demás.</li>
<li>En noviembre y diciembre las treinta noches terminan el 31 de enero, para que también se puedan probar
los regalos.</li>
</ul>
<p>Hay muy pocas excepciones: los nombres bordados por encargo y las piezas rotas después de llegar. Si
pasado el plazo se desportilla un borde o se abre una costura, pregúntenos por una reparación.</p>
<p>¿Lo tiene claro? Elija «Devolver mi pedido» en el chat.</p>`,
  },
  'how-to-send-something-back': {
    title: 'Cómo devolver un artículo',
    body: `<ol>
<li>Abra el chat y elija <strong>«Devolver mi pedido»</strong>. Identifíquese con el correo de la compra.</li>
<li>Seleccione las piezas y diga si prefiere un reembolso o un cambio.</li>
<li>Le enviamos una <strong>etiqueta prepagada</strong>, normalmente en una hora. ¿Sin impresora? Enseñe en
el mostrador el código del correo y se la imprimen.</li>
<li>Empaquete todo en una caja resistente; la nuestra es ideal. Envuelva el gres en una toalla o en mucho
papel.</li>
<li>Déjelo en un punto del transportista que figura en la etiqueta y guarde el recibo.</li>
</ol>
<p>Devolver no le cuesta nada; cada etiqueta vale para una caja. Es válida durante catorce días; si ha
caducado, pida otra.</p>
<p>También puede traer las cosas al molino en el horario de recogida. Entonces el reembolso empieza en el
acto.</p>`,
  },
  'refund-timing': {
    title: '¿Cuándo recibiré mi reembolso?',
    body: `<p>Revisamos las devoluciones el mismo día laborable en que llegan al molino e iniciamos el reembolso en
<strong>dos días laborables</strong>. En ese momento recibe un correo. A partir de ahí depende de cómo
pagó:</p>
<table>
<thead><tr><th>Pagado con</th><th>Se ve a los</th></tr></thead>
<tbody>
<tr><td>Visa, Mastercard, American Express</td><td>3–5 días laborables, rara vez 10</td></tr>
<tr><td>PayPal</td><td>el mismo día</td></tr>
<tr><td>Apple Pay, Google Pay</td><td>como la tarjeta asociada</td></tr>
<tr><td>Factura</td><td>3 días laborables en su cuenta bancaria</td></tr>
</tbody>
</table>
<p>El dinero vuelve siempre al lugar de donde vino; no podemos enviarlo a otra tarjeta. Si la suya ha
caducado, su banco recibe el importe igualmente y se lo hace llegar.</p>
<p>¿Han pasado diez días laborables y no hay nada? Pídanos el <strong>número de referencia</strong> del
reembolso: con él su banco encuentra el pago.</p>`,
  },
  'exchange-size-or-colour': {
    title: 'Cambiar por otra talla u otro color',
    body: `<p>¿Moss en la pantalla, pero Oat en su salón? Cambiamos dentro de las treinta noches siguientes a la
entrega.</p>
<ol>
<li>Elija «Devolver mi pedido» en el chat, seleccione la pieza y después <strong>cambio</strong>.</li>
<li>Díganos la talla o el color que desea. Lo apartamos al momento para que nadie más lo compre.</li>
<li>Devuelva la primera pieza con la etiqueta que le enviamos.</li>
<li>La nueva sale en cuanto escanean su paquete. No hace falta esperar a que nos llegue.</li>
</ol>
<p>El envío no le cuesta nada en ningún sentido. Si la pieza nueva es más cara, le mandamos un enlace de
pago por la diferencia; si es más barata, se la reembolsamos.</p>
<p>¿Agotada en el color que quiere? Le devolvemos el dinero o anotamos su deseo para la próxima tanda. Un
mismo pedido se puede cambiar hasta tres veces.</p>`,
  },
  'damaged-on-arrival': {
    title: 'Algo ha llegado roto o dañado',
    body: `<p>Lo sentimos. El gres va empaquetado para sobrevivir a una caída, pero de vez en cuando un paquete tiene
un día peor.</p>
<ol>
<li>Haga una foto de la <strong>pieza</strong> y otra de la <strong>caja</strong>.</li>
<li>Envíe las dos por el chat en los catorce días siguientes a la entrega: elija «Informar de un problema»,
o simplemente escriba.</li>
<li>Ese mismo día empaquetamos una nueva. No hace falta devolver la vieja.</li>
</ol>
<p>Si la pieza está agotada, le reembolsamos el precio entero o le guardamos una de la próxima hornada.</p>
<h3>Conviene saber</h3>
<ul>
<li>Una caja aplastada no significa platos rotos. Ábrala y mire primero.</li>
<li>Una taza desportillada es un buen portalápices; por favor, no beba de ella.</li>
<li>Las costuras abiertas y los hilos sacados también cuentan como daño.</li>
<li>Recoja los trozos con guantes y tírelos a la basura normal, no al vidrio.</li>
</ul>`,
  },
  'ways-to-pay': {
    title: '¿Qué formas de pago aceptan?',
    body: `<p>Puede pagar con</p>
<ul>
<li>Visa, Mastercard y American Express, de crédito o débito</li>
<li>PayPal</li>
<li>Apple Pay y Google Pay, en los dispositivos que lo ofrecen</li>
<li>factura, para empresas y a partir de doce piezas: transferencia en catorce días</li>
</ul>
<p><strong>Cobramos cuando hace el pedido.</strong> Si tenemos que cancelarlo, por ejemplo porque una pieza
se agotó al empaquetar, el importe entero vuelve enseguida.</p>
<p>Todos los precios están en dólares estadounidenses. Un banco extranjero los convierte a su propio cambio
y puede añadir una comisión, que nosotros ni vemos ni cobramos.</p>
<p>El número de su tarjeta va directamente al proveedor de pagos. Guardamos la marca y las cuatro últimas
cifras, nada más. No ofrecemos pago a plazos, cheques ni contra reembolso; en el molino puede pagar en
efectivo.</p>`,
  },
  'discount-codes': {
    title: 'Usar un código de descuento',
    body: `<ol>
<li>Pulse el <strong>enlace que venía con el código</strong>. La tienda lo recuerda durante un día y lo
descuenta al pagar.</li>
<li>¿Solo tiene las letras? Abra <a href="/discount/WELCOME10">/discount/WELCOME10</a> en la tienda, con su
propio código al final. Da igual mayúsculas o minúsculas.</li>
<li>Llene el carrito y compre como siempre. Verá el total rebajado antes de pagar.</li>
</ol>
<h3>De dónde salen los códigos</h3>
<ul>
<li><strong>WELCOME10</strong> descuenta el diez por ciento y es nuestro agradecimiento por suscribirse al
boletín.</li>
<li>De vez en cuando el chat le ofrece un cupón mientras mira la tienda.</li>
<li>Los vales por regalos devueltos funcionan igual.</li>
</ul>
<h3>Reglas</h3>
<p>Un código por pedido. Valen también para piezas rebajadas, pero no para el envío ni los nombres bordados.
No se pueden añadir después, con una excepción: escríbanos el mismo día y le devolvemos la diferencia.</p>`,
  },
  'wash-linen': {
    title: '¿Cómo se lava y se seca el lino?',
    body: `<p>Al lino le gusta el agua y con cada lavado se vuelve más suave.</p>
<ul>
<li><strong>Temperatura:</strong> 40 °C para mantas, ropa de cama y el camino de mesa; hasta 60 °C para
servilletas y paños de cocina de medio lino.</li>
<li><strong>Compañía:</strong> lino con lino, y la primera vez cada color por separado.</li>
<li><strong>Detergente:</strong> líquido y suave. Sin suavizante ni lejía: el suavizante recubre las fibras
y la lejía las debilita.</li>
<li><strong>Tambor:</strong> lleno solo en dos tercios, para que las arrugas puedan caer.</li>
</ul>
<h3>Secar y planchar</h3>
<p>Seque en la cuerda o en plano. El juego de cama admite secadora a baja temperatura; sáquelo todavía un
poco húmedo. La mayoría de las piezas no necesita plancha. Si le gusta liso el camino de mesa, plánchelo
húmedo; los paños se planchan por el revés.</p>
<p>El lino nuevo suelta algo de pelusa en los dos primeros lavados y encoge alrededor de un tres por
ciento.</p>`,
  },
  'slipper-size-guide': {
    title: '¿Qué talla de zapatillas me queda bien?',
    body: `<p>Las <a href="/products/felted-wool-slippers">zapatillas de fieltro de lana</a> vienen en tres tallas.
Ponga el pie sobre una hoja, marque el talón y el dedo más largo, y mida:</p>
<table>
<thead><tr><th>Talla</th><th>Largo del pie</th><th>US mujer</th><th>US hombre</th></tr></thead>
<tbody>
<tr><td>EU 37–38</td><td>23–24 cm</td><td>6½–7½</td><td>5–6</td></tr>
<tr><td>EU 39–41</td><td>24,5–26 cm</td><td>8–9½</td><td>6½–8</td></tr>
<tr><td>EU 42–44</td><td>26,5–28,5 cm</td><td>10–12</td><td>8½–10½</td></tr>
</tbody>
</table>
<p>El fieltro cede un poco y se adapta al pie. <strong>Si duda entre dos, elija la más pequeña</strong>; si
lleva calcetines gruesos, la más grande. La primera noche aprietan algo y a la semana quedan perfectas.</p>
<p>Un pie ancho no es problema, el fieltro se ensancha. No hay medias tallas ni tallas de niño. Usadas
dentro de casa, se cambian en treinta noches como todo lo demás.</p>`,
  },
  'contact-us': {
    title: 'Cómo contactar con nosotros',
    body: `<p><strong>Toque la campana de la esquina:</strong> el chat es lo más rápido, todos los días de la semana y
a cualquier hora. Contesta una persona, y si cierra la ventana, la respuesta le llega por correo.</p>
<ul>
<li><strong>Correo:</strong> <a href="mailto:hello@fernandloom.example">hello@fernandloom.example</a>.
Respondemos en un día laborable.</li>
<li><strong>En persona:</strong> en el molino, de lunes a viernes de doce a cinco, los sábados de diez a
dos.</li>
<li><strong>Teléfono:</strong> no tenemos línea de atención. Deje su número en el chat y le llamamos el
siguiente día laborable.</li>
</ul>
<p>Para que podamos ayudarle enseguida, tenga a mano el número de pedido y, si algo le pasa a una pieza, una
foto. Puede escribir en español, inglés, alemán, francés o japonés.</p>
<p>¿No le satisface una respuesta? Pregunte por la dueña. Lee las quejas en persona y contesta en dos días
laborables.</p>`,
  },
};
