import type { OtherTexts } from './Translation';

export const germanOthers: OtherTexts = {
  'thirty-night-returns': {
    title: 'Dreißig Nächte Zeit zum Entscheiden',
    body: `<p>Leben Sie erst damit. Sie haben ab der Lieferung <strong>dreißig Nächte</strong>, um etwas zurückzugeben:
gewaschen, benutzt oder ungeöffnet. Einen Grund müssen Sie nicht nennen.</p>
<ul>
<li>Das Etikett bezahlen wir, aus jedem Land, in das wir liefern.</li>
<li>Sie bekommen den vollen Preis dessen zurück, was Sie zurückgeben. Geht die ganze Bestellung zurück,
erstatten wir auch die Versandkosten.</li>
<li>Reduzierte Stücke können Sie zurückgeben wie alle anderen.</li>
<li>Im November und Dezember enden die dreißig Nächte am 31. Januar, damit auch Geschenke ausprobiert werden
können.</li>
</ul>
<p>Ausnahmen gibt es kaum: auf Wunsch gestickte Namen und Stücke, die nach der Ankunft zerbrochen sind. Bei
einem angeschlagenen Rand oder einer offenen Naht nach Ablauf der Frist fragen Sie uns nach einer
Reparatur.</p>
<p>So weit? Wählen Sie im Chat „Bestellung zurückgeben“.</p>`,
  },
  'how-to-send-something-back': {
    title: 'So schicken Sie etwas zurück',
    body: `<ol>
<li>Öffnen Sie den Chat und wählen Sie <strong>„Bestellung zurückgeben“</strong>. Melden Sie sich mit der
E-Mail-Adresse an, mit der Sie bestellt haben.</li>
<li>Wählen Sie die Stücke und ob Sie Ihr Geld zurück oder etwas anderes dafür möchten.</li>
<li>Wir mailen Ihnen ein <strong>frankiertes Etikett</strong>, meist innerhalb einer Stunde. Kein Drucker?
Zeigen Sie den Code aus der E-Mail am Schalter, dort wird es gedruckt.</li>
<li>Packen Sie alles in einen stabilen Karton; unserer ist ideal. Wickeln Sie Steinzeug in ein Handtuch oder
viel Papier.</li>
<li>Geben Sie das Paket bei einer Annahmestelle des Versanddienstes ab, der auf dem Etikett steht, und heben
Sie den Beleg auf.</li>
</ol>
<p>Die Rücksendung kostet Sie nichts, ein Etikett gilt für einen Karton. Es ist vierzehn Tage gültig; ist es
abgelaufen, bitten Sie um ein neues.</p>
<p>Sie können die Sachen auch zu den Abholzeiten in die Mühle bringen. Dann beginnt die Erstattung sofort.</p>`,
  },
  'refund-timing': {
    title: 'Wann bekomme ich mein Geld zurück?',
    body: `<p>Wir sehen Rücksendungen an dem Werktag durch, an dem sie in der Mühle ankommen, und stoßen die Erstattung
innerhalb von <strong>zwei Werktagen</strong> an. Dann bekommen Sie eine E-Mail. Wie lange es von da an
dauert, hängt von der Zahlungsart ab:</p>
<table>
<thead><tr><th>Bezahlt mit</th><th>Sichtbar nach</th></tr></thead>
<tbody>
<tr><td>Visa, Mastercard, American Express</td><td>3–5 Werktagen, selten 10</td></tr>
<tr><td>PayPal</td><td>am selben Tag</td></tr>
<tr><td>Apple Pay, Google Pay</td><td>wie die Karte dahinter</td></tr>
<tr><td>Rechnung</td><td>3 Werktagen auf Ihrem Bankkonto</td></tr>
</tbody>
</table>
<p>Das Geld geht immer dorthin zurück, woher es kam; auf eine andere Karte können wir es nicht schicken. Ist
Ihre Karte abgelaufen, bekommt Ihre Bank den Betrag trotzdem und leitet ihn weiter.</p>
<p>Zehn Werktage sind um, und nichts ist da? Fragen Sie uns nach der <strong>Referenznummer</strong> der
Erstattung: Damit findet Ihre Bank die Zahlung.</p>`,
  },
  'exchange-size-or-colour': {
    title: 'In eine andere Größe oder Farbe umtauschen',
    body: `<p>Auf dem Bildschirm Moss, im Wohnzimmer lieber Oat? Wir tauschen innerhalb von dreißig Nächten nach der
Lieferung um.</p>
<ol>
<li>Wählen Sie im Chat „Bestellung zurückgeben“, dann das Stück und <strong>Umtausch</strong>.</li>
<li>Nennen Sie die gewünschte Größe oder Farbe. Wir legen sie sofort beiseite, damit sie niemand anders
kauft.</li>
<li>Schicken Sie das erste Stück mit dem Etikett zurück, das wir Ihnen mailen.</li>
<li>Das neue geht los, sobald Ihr Paket gescannt wurde. Sie müssen nicht warten, bis es bei uns angekommen
ist.</li>
</ol>
<p>Der Versand kostet Sie in keiner Richtung etwas. Ist das neue Stück teurer, bekommen Sie für die
Differenz einen Zahlungslink; ist es günstiger, erstatten wir sie.</p>
<p>In der Wunschfarbe ausverkauft? Wir erstatten oder merken Sie für die nächste Charge vor. Dieselbe
Bestellung können Sie bis zu dreimal umtauschen.</p>`,
  },
  'damaged-on-arrival': {
    title: 'Etwas ist zerbrochen oder beschädigt angekommen',
    body: `<p>Das tut uns leid. Unser Steinzeug ist so gepackt, dass es einen Sturz übersteht, aber manchmal hat ein
Paket einen schlimmeren Tag.</p>
<ol>
<li>Machen Sie ein Foto vom <strong>Stück</strong> und eines vom <strong>Karton</strong>.</li>
<li>Schicken Sie beide innerhalb von vierzehn Tagen nach der Lieferung im Chat: Wählen Sie „Problem melden“,
oder schreiben Sie einfach.</li>
<li>Wir packen noch am selben Tag ein neues. Das alte brauchen Sie nicht zurückzuschicken.</li>
</ol>
<p>Ist das Stück ausverkauft, erstatten wir den ganzen Preis oder heben Ihnen eines aus dem nächsten Brand
auf.</p>
<h3>Gut zu wissen</h3>
<ul>
<li>Ein zerdrückter Karton heißt nicht, dass die Teller kaputt sind. Schauen Sie erst hinein.</li>
<li>Ein angeschlagener Becher ist ein guter Stifthalter; trinken Sie bitte nicht mehr daraus.</li>
<li>Offene Nähte und gezogene Fäden gelten auch als Schaden.</li>
<li>Fassen Sie Scherben mit Handschuhen an; sie gehören in den Hausmüll, nicht ins Altglas.</li>
</ul>`,
  },
  'ways-to-pay': {
    title: 'Welche Zahlungsarten gibt es?',
    body: `<p>Sie können bezahlen mit</p>
<ul>
<li>Visa, Mastercard und American Express, als Kredit- oder Debitkarte</li>
<li>PayPal</li>
<li>Apple Pay und Google Pay auf Geräten, die das anbieten</li>
<li>Rechnung, für Unternehmen und ab zwölf Stücken: zahlbar innerhalb von vierzehn Tagen per Überweisung</li>
</ul>
<p><strong>Wir buchen ab, wenn Sie bestellen.</strong> Müssen wir die Bestellung stornieren, etwa weil ein
Stück beim Packen ausgegangen ist, geht der ganze Betrag sofort zurück.</p>
<p>Alle Preise sind in US-Dollar. Eine Bank im Ausland rechnet sie zu ihrem eigenen Kurs um und verlangt
vielleicht eine Gebühr, die wir weder sehen noch bekommen.</p>
<p>Ihre Kartennummer geht direkt an den Zahlungsdienst. Wir speichern den Kartenanbieter und die letzten
vier Ziffern, sonst nichts. Ratenzahlung, Schecks und Nachnahme bieten wir nicht an; in der Mühle können Sie
bar zahlen.</p>`,
  },
  'discount-codes': {
    title: 'Einen Rabattcode einlösen',
    body: `<ol>
<li>Klicken Sie auf den <strong>Link, der mit dem Code kam</strong>. Der Shop merkt ihn sich einen Tag lang
und zieht ihn an der Kasse ab.</li>
<li>Sie haben nur die Buchstaben? Öffnen Sie im Shop <a href="/discount/WELCOME10">/discount/WELCOME10</a>
mit Ihrem eigenen Code am Ende. Groß- und Kleinschreibung ist gleich.</li>
<li>Füllen Sie den Warenkorb und gehen Sie wie immer zur Kasse. Sie sehen den reduzierten Betrag, bevor Sie
zahlen.</li>
</ol>
<h3>Woher Codes kommen</h3>
<ul>
<li><strong>WELCOME10</strong> bringt zehn Prozent und ist unser Dank für die Anmeldung zum Newsletter.</li>
<li>Hin und wieder bietet Ihnen der Chat einen Code an, während Sie sich umsehen.</li>
<li>Gutscheine für zurückgegebene Geschenke funktionieren wie Codes.</li>
</ul>
<h3>Regeln</h3>
<p>Ein Gutscheincode pro Bestellung. Codes gelten auch für reduzierte Stücke, nicht aber für Versand und
gestickte Namen. Nachträglich geht es nicht, mit einer Ausnahme: Schreiben Sie uns noch am selben Tag, und
wir erstatten die Differenz.</p>`,
  },
  'wash-linen': {
    title: 'Wie wasche und trockne ich Leinen?',
    body: `<p>Leinen mag Wasser und wird mit jeder Wäsche weicher.</p>
<ul>
<li><strong>Temperatur:</strong> 40 °C für Überwürfe, Bettwäsche und den Tischläufer; bis 60 °C für
Servietten und Geschirrtücher aus Halbleinen.</li>
<li><strong>Gesellschaft:</strong> Leinen mit Leinen, beim ersten Mal jede Farbe für sich.</li>
<li><strong>Waschmittel:</strong> ein mildes, flüssiges. Lassen Sie Weichspüler und Bleiche weg: Weichspüler
legt sich um die Fasern, Bleiche schwächt sie.</li>
<li><strong>Trommel:</strong> nur zu zwei Dritteln füllen, damit Falten herausfallen können.</li>
</ul>
<h3>Trocknen und bügeln</h3>
<p>Trocknen Sie auf der Leine oder liegend. Die Bettwäsche darf bei niedriger Stufe in den Trockner; nehmen
Sie sie noch leicht feucht heraus. Die meisten Stücke brauchen kein Bügeleisen. Wer den Tischläufer glatt
mag, bügelt ihn feucht; Geschirrtücher bügelt man von links.</p>
<p>Neues Leinen fusselt in den ersten zwei Wäschen etwas und läuft um etwa drei Prozent ein.</p>`,
  },
  'slipper-size-guide': {
    title: 'Welche Größe bei den Hausschuhen passt mir?',
    body: `<p>Die <a href="/products/felted-wool-slippers">Filzhausschuhe</a> gibt es in drei Größen. Stellen Sie sich
auf ein Blatt Papier, markieren Sie Ferse und längsten Zeh und messen Sie:</p>
<table>
<thead><tr><th>Größe</th><th>Fußlänge</th><th>US Damen</th><th>US Herren</th></tr></thead>
<tbody>
<tr><td>EU 37–38</td><td>23–24 cm</td><td>6½–7½</td><td>5–6</td></tr>
<tr><td>EU 39–41</td><td>24,5–26 cm</td><td>8–9½</td><td>6½–8</td></tr>
<tr><td>EU 42–44</td><td>26,5–28,5 cm</td><td>10–12</td><td>8½–10½</td></tr>
</tbody>
</table>
<p>Filz gibt etwas nach und passt sich dem Fuß an. <strong>Nehmen Sie dazwischen die kleinere
Größe</strong>; tragen Sie dicke Socken darin, die größere. Am ersten Abend sitzen sie eng, nach einer Woche
genau richtig.</p>
<p>Breite Füße sind kein Problem, Filz weitet sich. Halbe Größen und Kindergrößen gibt es nicht. Drinnen
getragene Hausschuhe können Sie wie alles andere innerhalb von dreißig Nächten umtauschen.</p>`,
  },
  'contact-us': {
    title: 'So erreichen Sie uns',
    body: `<p><strong>Läuten Sie die Glocke in der Ecke:</strong> Der Chat ist der schnellste Weg, an jedem Tag der
Woche und zu jeder Stunde. Es antwortet ein Mensch, und wenn Sie das Fenster schließen, kommt die Antwort
per E-Mail.</p>
<ul>
<li><strong>E-Mail:</strong> <a href="mailto:hello@fernandloom.example">hello@fernandloom.example</a>. Wir
antworten innerhalb eines Werktags.</li>
<li><strong>Persönlich:</strong> in der Mühle, Montag bis Freitag von zwölf bis fünf, Samstag von zehn bis
zwei.</li>
<li><strong>Telefon:</strong> Eine Hotline haben wir nicht. Hinterlassen Sie im Chat Ihre Nummer, und wir
rufen am nächsten Werktag zurück.</li>
</ul>
<p>Damit wir gleich helfen können, halten Sie Ihre Bestellnummer bereit und, wenn mit einem Stück etwas
nicht stimmt, ein Foto. Schreiben Sie auf Deutsch, Englisch, Französisch, Spanisch oder Japanisch.</p>
<p>Nicht zufrieden mit einer Antwort? Fragen Sie nach der Inhaberin. Sie liest Beschwerden selbst und
antwortet innerhalb von zwei Werktagen.</p>`,
  },
};
