import type { OrderTexts } from './Translation';

export const germanOrders: OrderTexts = {
  'track-your-order': {
    title: 'Wo ist meine Bestellung?',
    body: `<p>Jede Bestellung verlässt unser Haus innerhalb von zwei Tagen. Sobald der Versanddienst das Paket abgeholt
hat, bekommen Sie eine E-Mail mit der <strong>Sendungsnummer</strong>.</p>
<h2>Drei Wege, Ihrem Paket zu folgen</h2>
<ul>
<li>Klicken Sie auf den Link in der Versandmail.</li>
<li>Melden Sie sich in <a href="/account">Ihrem Konto</a> an und öffnen Sie die Bestellung: Jede Sendung
steht dort mit Status und Sendungsnummer.</li>
<li>Wählen Sie im Chat „Bestellung verfolgen“ und melden Sie sich mit der E-Mail-Adresse an, mit der Sie
bestellt haben.</li>
</ul>
<p>Eine neue Nummer kann bis zu einen Werktag lang stumm bleiben, bis das Paket zum ersten Mal gescannt
wird. Wir versenden mit UPS, USPS, Royal Mail, DHL und DPD; in der E-Mail steht, wer Ihr Paket hat.</p>
<p>Hat sich fünf Werktage lang nichts bewegt, schreiben Sie uns: Wir geben eine Nachforschung in Auftrag.</p>`,
  },
  'cancel-an-order': {
    title: 'Eine Bestellung stornieren',
    body: `<p>Sie können stornieren, solange <strong>noch nichts von der Bestellung unser Haus verlassen hat</strong>.
Meist packen wir innerhalb von zwei Tagen; je früher Sie sich melden, desto besser.</p>
<ol>
<li>Öffnen Sie den Chat und wählen Sie <strong>„Bestellung stornieren“</strong>. Sie melden sich mit einem
Code an, den wir Ihnen schicken.</li>
<li>Wählen Sie die Bestellung aus und nennen Sie, wenn Sie mögen, den Grund.</li>
<li>Wenn es erledigt ist, bekommen Sie eine E-Mail.</li>
</ol>
<p>Alles, was Sie bezahlt haben, geht samt Versandkosten auf dem gleichen Weg zurück. Bei den meisten Banken
ist es nach drei bis fünf Werktagen zu sehen.</p>
<h3>Sie ist schon unterwegs</h3>
<p>Ein Paket auf dem Weg lässt sich nicht mehr aufhalten. Nehmen Sie es an und schicken Sie es innerhalb von
dreißig Nächten zurück: Das Etikett bezahlen wir. Sie können die Annahme auch verweigern; wir erstatten,
sobald das Paket wieder in der Mühle ist.</p>`,
  },
  'change-delivery-address': {
    title: 'Die Lieferadresse ändern',
    body: `<p>Alte Straße eingetippt oder inzwischen umgezogen? Wir können die Bestellung woandershin schicken,
<strong>bis das Etikett gedruckt ist</strong>, also innerhalb von zwei Tagen nach der Bestellung.</p>
<ol>
<li>Halten Sie Ihre Bestellnummer bereit; sie steht ganz oben in der Bestätigung.</li>
<li>Öffnen Sie den Chat, wählen Sie die Bestellung und nennen Sie die andere Adresse, oder schreiben Sie uns
dort einfach.</li>
<li>Wir brauchen die vollständige neue Anschrift mit Postleitzahl und, bei Wohnungen, das Stockwerk.</li>
</ol>
<p>Sie bekommen eine neue Bestätigung, auf der steht, wohin das Paket geht. Die Rechnungsadresse bleibt, wie
sie war.</p>
<h3>Das Paket ist schon unterwegs</h3>
<p>Dann kann es nur noch der Versanddienst umleiten. UPS, DHL und DPD bieten das kostenlos über den Link zur
Sendungsverfolgung an: Nachbar, Paketshop oder ein anderer Tag. Kommt das Paket zu uns zurück, schicken wir
es kostenlos noch einmal an die richtige Adresse.</p>`,
  },
  'gift-wrap-and-card': {
    title: 'Geschenkverpackung und eine Karte mit Ihren Worten',
    body: `<p>Wir packen Geschenke gern ein, und es kostet nichts.</p>
<ol>
<li>Gehen Sie in <a href="/cart">Ihren Warenkorb</a> und kreuzen Sie <strong>„Wrap it as a gift“</strong>
an.</li>
<li>Schreiben Sie Ihren Text in „Note for us“, bis zu 500 Zeichen. Wir schreiben ihn von Hand auf eine
Karte.</li>
<li>Geben Sie an der Kasse die Adresse der Person ein, die das Geschenk bekommt.</li>
</ol>
<p>Eingepackt wird in Recyclingpapier mit einem Leinenband. Mehrere Stücke einer Bestellung packen wir
zusammen ein; sollen sie getrennt sein, schreiben Sie es dazu.</p>
<h3>Der Preis bleibt geheim</h3>
<p>Im Karton liegt keine Rechnung: Sie kommt per E-Mail zu Ihnen. Außen auf dem Paket steht unser Name, aber
nicht, was darin ist.</p>
<p>Den Gruß vergessen? Sagen Sie es uns im Chat, bevor das Paket geht, und wir legen ihn dazu. Ideen finden
Sie unter <a href="/collections/gifts">Geschenke</a>.</p>`,
  },
  'part-of-order-missing': {
    title: 'Ein Teil meiner Bestellung fehlt',
    body: `<p>Schweres Steinzeug und weiche Textilien reisen oft in <strong>getrennten Paketen</strong>, damit keine
Teekanne eine Decke zerdrückt. Ist erst ein Teil da, kommt der Rest höchstwahrscheinlich ein oder zwei Tage
später.</p>
<ol>
<li>Öffnen Sie die Bestellung in <a href="/account">Ihrem Konto</a>. „Partly shipped“ heißt, dass der Rest
noch nicht unterwegs ist; zwei Sendungsnummern bedeuten zwei Pakete.</li>
<li>Schauen Sie noch einmal durch das Packpapier: Servietten und Deckel von Butterdosen verstecken sich
gern.</li>
<li>Vergleichen Sie mit dem Lieferschein im Karton. Was auf die nächste Charge wartet, ist dort markiert.</li>
</ol>
<p>Es fehlt immer noch etwas? Schreiben Sie uns innerhalb von vierzehn Tagen nach der Lieferung die
Bestellnummer und den Namen des Stücks. Wir schicken es auf unsere Kosten nach oder erstatten es, wenn es
ausverkauft ist. Beweisen müssen Sie nichts; ein Foto des offenen Kartons hilft uns, den Fehler zu
finden.</p>`,
  },
  'wrong-item-received': {
    title: 'Ich habe den falschen Artikel oder die falsche Farbe bekommen',
    body: `<p>Das tut uns leid: Es war unser Fehler, und Sie sollen keine Mühe damit haben.</p>
<ol>
<li>Schreiben Sie uns im Chat die Bestellnummer, was Sie bestellt haben und was gekommen ist. Ein Foto
genügt.</li>
<li>Das richtige Stück geht <strong>noch am selben Werktag</strong> los, per Express und kostenlos.</li>
<li>Wir mailen Ihnen ein frankiertes Etikett. Schicken Sie das falsche Stück innerhalb von dreißig Nächten
zurück; jede Annahmestelle ist recht.</li>
</ol>
<p>Sie müssen nicht warten, bis das falsche wieder bei uns ist.</p>
<h3>Es gefällt Ihnen, was gekommen ist?</h3>
<p>Das kommt vor. Behalten Sie es zum halben Preis, und das Bestellte schicken wir trotzdem. Ist das
richtige Stück inzwischen ausverkauft, erstatten wir es ganz oder legen Ihnen eines aus der nächsten Charge
zurück, wie Sie möchten.</p>`,
  },
  'shipping-costs-and-times': {
    title: 'Versandkosten und Lieferzeiten',
    body: `<p>Innerhalb der USA wählen Sie an der Kasse, wie Ihre Bestellung reist:</p>
<table>
<thead><tr><th>Versandart</th><th>Dauer</th><th>Preis</th></tr></thead>
<tbody>
<tr><td>Standard</td><td>3–5 Werktage</td><td>9 $, <strong>ab 100 $ kostenlos</strong></td></tr>
<tr><td>Express</td><td>1–2 Werktage</td><td>18 $</td></tr>
<tr><td>Abholung in der Mühle</td><td>morgen ab zwölf Uhr bereit</td><td>kostenlos</td></tr>
</tbody>
</table>
<p>Die Zeiten gelten ab dem Moment, in dem das Paket unser Haus verlässt. Wir packen innerhalb von zwei
Tagen; Expressbestellungen, die werktags vor zwölf Uhr eingehen, gehen noch am selben Tag los.</p>
<p>Der kostenlose Versand wird von selbst abgezogen, sobald der Warenkorb nach Rabatten 100 $ erreicht.
Express behält seinen Preis, was auch immer Sie bestellen.</p>
<p>Samstags, sonntags und an Feiertagen versenden wir nicht. In den zwei Wochen vor Weihnachten rechnen Sie
bitte ein, zwei Tage dazu.</p>`,
  },
  'international-shipping': {
    title: 'In welche Länder liefern Sie?',
    body: `<p>Wir liefern in die USA und in sechzehn weitere Länder: Australien, Belgien, Dänemark, Deutschland,
Frankreich, Großbritannien, Irland, Italien, Japan, Kanada, die Niederlande, Norwegen, Österreich, Schweden,
die Schweiz und Spanien.</p>
<table>
<thead><tr><th>Region</th><th>Lieferzeit</th></tr></thead>
<tbody>
<tr><td>Kanada</td><td>5–8 Tage</td></tr>
<tr><td>Großbritannien und Europa</td><td>6–9 Tage</td></tr>
<tr><td>Japan</td><td>7–10 Tage</td></tr>
<tr><td>Australien</td><td>8–12 Tage</td></tr>
</tbody>
</table>
<p>Geben Sie an der Kasse Ihre Adresse ein, und Sie sehen vor dem Bezahlen, was der Versand kostet.
<strong>Den Zoll zahlen wir</strong>, an Ihrer Tür ist also nichts mehr fällig.</p>
<p>Steinzeug reist ins Ausland im doppelten Karton. Ihr Land ist nicht dabei? Dann können wir noch nicht
dorthin liefern. Eine Weiterleitungsadresse in einem der genannten Länder geht, unser Versprechen der
kostenlosen Rückgabe endet aber an dieser Adresse.</p>`,
  },
  'customs-and-duties': {
    title: 'Zoll, Abgaben und Einfuhrsteuer',
    body: `<p>Wenn ein Paket über eine Grenze geht, schaut der Zoll manchmal hinein. Sie zahlen dafür nichts:
<strong>Zoll und Einfuhrsteuern sind in Ihrem Preis enthalten</strong>, für alle Länder, in die wir
liefern.</p>
<h3>Wenn der Zoll Ihr Paket festhält</h3>
<p>In der Sendungsverfolgung steht dann etwa „beim Zoll“ oder „Verzögerung bei der Abfertigung“. Das dauert
meist ein bis drei Werktage und löst sich von selbst.</p>
<ul>
<li>Manchmal verlangt der Zoll die Rechnung. Sie klebt außen am Karton; auf Wunsch schicken wir sie noch
einmal.</li>
<li>Will ein Beamter oder der Versanddienst Geld von Ihnen, zahlen Sie bitte nicht. Schicken Sie uns im Chat
ein Foto des Schreibens; wir regeln das.</li>
<li>Länger als fünf Werktage? Schreiben Sie uns die Sendungsnummer.</li>
</ul>
<p>Auch bei Geschenken müssen wir den wahren Wert angeben: Als „Geschenk“ oder „Muster“ können wir ein Paket
nicht auszeichnen, um Steuern zu sparen.</p>`,
  },
  'parcel-late-or-lost': {
    title: 'Mein Paket ist verspätet oder verloren',
    body: `<p>Manchmal liegt ein Paket ein paar Tage im Depot und kommt dann doch. Bitte geben Sie einem Standardpaket
<strong>zwei Werktage</strong> über die genannte Zeit hinaus, einem ins Ausland fünf.</p>
<h3>Danach schreiben Sie uns</h3>
<ol>
<li>Nennen Sie im Chat Ihre Bestellnummer.</li>
<li>Wir stellen beim Versanddienst einen Nachforschungsauftrag. Die Antwort kommt innerhalb von zwei
Werktagen.</li>
<li>Ist das Paket unauffindbar, schicken wir alles kostenlos neu oder erstatten den ganzen Betrag, falls ein
Stück ausverkauft ist. Sie entscheiden.</li>
</ol>
<p>Sie müssen nirgends anrufen und kein Formular ausfüllen. Taucht das verschollene Paket später auf, lassen
Sie es zu; wir mailen Ihnen ein Etikett.</p>
<p>Sie brauchen es zu einem bestimmten Tag? Nennen Sie uns das Datum: Der Ersatz kann per Express reisen,
auf unsere Kosten.</p>`,
  },
};
