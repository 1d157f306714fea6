import type { Phrasings } from './Phrasings';

export const de: Phrasings = {
  asks: `Mensch
    Mitarbeiter bitte
    Kann ich mit einem Menschen sprechen?
    ich will mit nem echten menschen reden verdammt
    Verbinden Sie mich bitte mit dem Kundenservice.
    moechte mit jemandem sprechen
    Ich möchte keinen Bot, sondern einen Mitarbeiter
    Gibt es hier einen richtigen Ansprechpartner?
    kann ich mit einem mitarbieter chatten
    AGENT!
    Das hilft mir nicht weiter, bitte leiten Sie mich an einen Kundenberater weiter
    Ich hätte gerne einen Menschen
    holen Sie mir Ihren Vorgesetzten
    ich will jemanden vom Team
    Könnte sich bitte ein Mensch darum kümmern?
    ich möchte bitte weitergeleitet werden
    holt mal einen Kollegen ran
    Ich verlange einen menschlichen Ansprechpartner!
    keine Bots mehr bitte
    wo erreiche ich einen echten Mitarbeiter
    mit jmd sprechen bitte
    Ich brauche bitte einen echten Ansprechpartner
    gib mir nen menschen
    kann mal bitte jemand echtes antworten
    Ich würde lieber mit einer Person sprechen
    bitte einen menschlichen mitarbeiter
    Könnten Sie mich bitte weiterverbinden?
    Geben Sie mich an einen Kollegen weiter
    kann ich bitte mit jmd sprechen
    ICH WILL EINEN MENSCHEN SPRECHEN
    kein Bock auf den scheiß Bot, gib mir nen Mitarbeiter
    Ist da auch ein Mensch?
    mit wem kann ich persönlich reden
    Ich hätte gern Kontakt zu einem Berater
    Kundendienst bitte
    menchlicher support bitte
    Bitte um Rückruf durch einen Mitarbeiter
    Darf ich mit Ihrem Chef sprechen?
    Ich will jetzt sofort einen Mitarbeiter sprechen!
    gibts hier auch echte leute?
    Bitte verbinden mit Kundenberatung
    Können Sie einen Kollegen dazuholen?
    mit nem menschen schreiben geht das?
    ich möcht mit eim menschn redn
    Ein Mensch soll sich das bitte ansehen
    Könnte mich jemand anrufen?
    hol mir wen vom support
    Mensch bitte
    kann hier mal ein Mensch drangehen
    ich will nen echten menschn
    gibts hier auch menschen
    mitarbieter bitte
    verbinden Sie mich bitte
    ich möchte mit jemandem aus Fleisch und Blut sprechen
    hol mal deinen chef ran
    kann das bitte ein mensch bearbeiten
    scheiß bot, gib mir einen menschen
    Kundenservice
    bitte weiterleiten an einen Kollegen
    ich brauch jemand richtigen
    Kann mich bitte jemand zurückrufen?
    ich hätte gern einen Menschen am Apparat
    Ich will jetzt jemanden sprechen
    bitte einen Mitarbeiter holen
    kein Bot bitte
    kann ich Ihren Vorgesetzten sprechen
    jemand vom Support da?
    hallo??? ist da wer
    kann ich mal mit jemandem reden der echt is
    gib mir bitte einen menschen
    ich moechte mit nem mitarbeiter sprechen
    Ich will keinen Bot, ich will einen richtigen Menschen
    Kann mich bitte jemand vom Team anrufen?
    verbinde mich mit einem sachbearbeiter
    hallo ist da auch ein mensch
    kein computer bitte, eine echte person
    ich brauch jemanden der mir wirklich hilft, keinen automaten
    an den kundenservice weiterleiten
    Kann ich bitte mit Ihrem Chef sprechen?
    kann ich mal mit wem reden
    ich will keinen bot
    gibts hier auch echte leute
    Könnten Sie mich bitte an eine Kollegin weitergeben?
    verbinde mich mit nem mitarbeiter
    bitte mitarbeitr
    ich möchte gerne mit jemandem aus Fleisch und Blut sprechen
    Ruft mich bitte jemand an?
    hey ich brauch jemand vom support
    hallo ich würd gern mit nem menschen quatschen
    Mitarbeiter!!!
    gib mir deinen vorgesetzten
    könnte mich jemand zurückrufen
    bitte keinen computer sondern einen menschen
    ich brauche jemanden
    kann ich mit eurem kundendienst telefonieren
    schreibt hier ein mensch? ich will einen menschen
    ne echte person wär super
    Kann sich bitte ein Mensch melden
    geben sie mir einen richtigen ansprechpartner
    lieber ein mensch
    Kundenservice bitte!
    ich möchte mit ihrem Team sprechen
    wo kann ich einen mitarbeiter erreichen
    ich hätte gern einen rückruf
    Mensch gesucht
    bitte um weiterleitung an einen mitarbeiter
    bot nein danke, mensch ja bitte
    leite mich bitte an den support weiter
    ich möchte nicht mit einer maschine schreiben
    kannst du mich zu einem menschen durchstellen
    vorgesetzter bitte
    ist bei euch jemand erreichbar
    können wir das mit einem mitarbeiter klären
    ich brauche hilfe von einem menschen
    chef sprechen
    jemand aus dem kundenservice bitte
    bitte melden sie sich telefonisch
    ich hätte gerne jemanden der sich auskennt
    stopp, ich will mit einer person reden
    an einen mitarbeiter weiterleiten bitte
    gibt es einen ansprechpartner
    ich komme so nicht weiter, bitte einen menschen
    kundendienst
    jemand menschliches bitte
    darf ich mit ihrem chef sprechen
    ein mitarbeiter soll sich das ansehen
    kann mir bitte jemand vom team helfen
    Kann da mal bitte jemand Echtes drangehen?
    ich will mit nem Mitarbeiter reden
    Verbinden Sie mich bitte mit Ihrem Kundenservice.
    hab keinen bock auf den bot, gib mir wen aus fleisch und blut
    Gibt es bei Ihnen jemanden, der mich persönlich beraten kann?
    Ich möchte das lieber mit einer Kollegin von Ihnen besprechen
    Bitte um Rückruf durch eine zuständige Person
    so kommen wir nicht weiter, holen sie bitte ihren chef
    Könnte sich das jemand aus eurem Team persönlich ansehen und mir schreiben?
    Schluss mit der Automatik, ich brauche einen richtigen Ansprechpartner
    Kann das einer Ihrer Kollegen übernehmen?
    Ist denn niemand da, der mir weiterhelfen kann?
    Wir drehen uns im Kreis, wer kann mir hier antworten
    Ich würde das gern mit Ihrer Chefin besprechen
    ich will das jemandem von euch erklären
    Könnte mal jemand von Ihren Leuten draufschauen?
    ich will ein Lebewesen
    gibt es bei euch jemanden mit Puls
    lasst mal einen Angestellten raus
    ich möchte von einem Mitarbeiter zurückgerufen werden
    Mir wäre lieber, wenn sich ein Kollege das ansieht
    Hol bitte wen, der dort arbeitet
    Mit wem kann ich das klären?
    Ich würde das lieber einem Menschen schildern
    Keiner da, der sich persönlich kümmert?
    einer eurer Kollegen soll mir schreiben
    Könnte bitte jemand aus dem Laden bei mir anrufen
    Ich will jemanden aus Fleisch und Blut
    Das führt zu nichts, kann das bitte eine Ihrer Kolleginnen machen?
    Mir wäre ein Gespräch mit jemandem aus dem Geschäft lieber
    Wäre es möglich, dass mich morgen jemand von Ihnen anruft?
    Kümmert sich bei euch auch mal ein Mensch um mich
    Darf ich das mit einer Ihrer Angestellten bereden?
    Keine Textbausteine mehr, ich will jemanden mit Hirn
    weck mal einen Kollegen auf
    Wer bei Ihnen kann mir wirklich Auskunft geben?
    ich will dass sich ein richtiger mensch meinen fall anschaut
    Gibt es da jemanden, mit dem ich das klären kann?
    Gibt es jemanden, der mir weiterhilft bei der Reklamation?
    Kann jemand aus der Kundenbetreuung mir antworten zur Rechnung
    Ich brauche jemanden, der mir zuhört bei dieser Reklamation
    da dreht man sich nur im Kreis, gibt es jemanden der mir antwortet?
    lassen Sie bitte einen aus dem Team draufschauen
    kann mich heute Nachmittag wer anrufen
    ein Wesen mit Herzschlag bitte`,
  others: `Ist das für Menschen unbedenklich?
    Perücke aus Menschenhaar
    Ich habe gestern mit einem Mitarbeiter gesprochen, wo ist meine Bestellung?
    Passt die Jacke einer Person mit 1,80 m?
    Gibt es Mitarbeiterrabatt?
    Für wie viele Personen ist das Zelt?
    Bist du ein Mensch?
    Ich möchte eine Personenwaage kaufen
    Ich will nicht mit einem Menschen sprechen
    Sind diese Handschuhe für Menschen?
    Ich suche ein Geschenk für jemanden
    Wie viele Mitarbeiter haben Sie?
    Brauche ich eine zweite Person für den Aufbau?
    Ist die Matratze für schwere Menschen geeignet?
    Der Verkäufer hat gesagt, es sei wasserdicht
    Ich möchte ein Buch über den menschlichen Körper
    Gilt der Rabatt pro Person?
    Jemand hat mein Paket gestohlen
    Kann mein Kollege es auch zurückgeben?
    Welche Größe für eine Person mit 1,60 m
    Wird das von Menschen hergestellt?
    mehr Personen?
    Kann mein Paket weitergeleitet werden?
    Ich habe gestern mit einem Menschen gesprochen
    passt das einer Person mit 1,80?
    Muss jemand zu Hause sein?
    Ist das für Menschen mit Allergie geeignet?
    Wie viele Personen passen ins Zelt?
    kann jemand anderes das Paket annehmen
    Ich brauche ein Geschenk für einen Kollegen
    Kann ich den Hersteller kontaktieren?
    Ruft mich der Fahrer vorher an?
    Ein Mitarbeiter hat mir gestern etwas anderes gesagt
    Kann eine Person das alleine aufbauen?
    Ist das Mikrofon zum Sprechen geeignet?
    ruft mich vor der Lieferung jemand an?
    kann jemand anders das Paket annehmen?
    für wie viele Personen ist die Decke?
    ist das für kleine Menschen geeignet?
    Geschenk für meinen Chef
    wann hat der Kundenservice offen?
    ein Menschenleben lang haltbar?
    kann ich meine Bestellung weiterleiten lassen?
    für Menschen mit Allergien geeignet?
    wer bearbeitet meine Retoure?
    kann ich die Tasse jemandem schenken?
    wie lange dauert die Bearbeitung?
    Ist das Sofa für drei Menschen geeignet?
    Mitarbeiter bekommen bei euch Rabatt, oder?
    Muss bei der Lieferung jemand zu Hause sein?
    Ein Mitarbeiter hat mir gestern schon geholfen, danke
    Für wie viele Personen reicht das Geschirr?
    Kann ein anderer Mensch mein Paket annehmen?
    Gibt es Rabatt für Mitarbeiter von Krankenhäusern?
    Hat der Kundenservice am Samstag offen?
    Ich suche ein Geschenk für eine Person, die alles hat
    Wie viele Menschen arbeiten bei euch?
    Jemand hat mein Paket angenommen, aber wer?
    Kann man mit dem Roboter sprechen, den ihr verkauft?
    Bürste aus Menschenhaar
    ist das für eine person oder zwei
    Der Mitarbeiter von DHL war nicht da
    Kann ich die Uhr mit dem Handy verbinden?
    Gibt es Rabatt für Mitarbeiter?
    Wie spricht man Fjäll aus?
    Passt das Zelt für vier Menschen?
    Ist der Roboter wasserdicht?
    Das Geschenk ist für jemanden, der gern kocht
    An wen schreibe ich die Widmung?
    Gibt es jemanden, der den Tisch aufbaut?
    Wie lange hält der Akku vom Staubsaugroboter?
    Ist das Kleid für große Menschen?
    Mein Chef braucht die Rechnung
    Kann man die Lampe mit dem Handy ansprechen?
    Ich suche etwas für jemanden mit kleinen Füßen
    Welcher Agent aus dem Film ist auf dem Poster?
    Personal Trainer Gutschein
    Habt ihr Menschenpuppen?
    Ist der Teppich von Menschenhand geknüpft?
    Sprechende Puppe
    Welches Team näht die Kissen?
    Ich habe mit meiner Frau gesprochen, wir nehmen blau
    Trikot vom Team
    Ist der Mähroboter reduziert?
    Rufton der Klingel ändern
    Chefsessel in schwarz
    Braucht man zwei Leute für den Aufbau?
    Kann die Nachbarin das Paket annehmen?
    Ist das echtes Leder?
    Wer liefert aus, DHL oder Hermes?
    Nimmt jemand anderes das Paket an?
    Hilfe beim Aufbau
    Wie erreiche ich die Größentabelle?
    Kinder Kostüm Agent
    Wieviele Leute passen an den Tisch
    Kann ich telefonisch bestellen?
    Die Verkäuferin auf dem Foto trägt welche Größe?
    Muss eine Person unterschreiben?
    Echtes Silber oder versilbert?
    Wie viele Personen haben das bewertet?
    Gibt es Teamrabatt für Vereine?
    Kann meine Assistentin die Bestellung abholen?
    Buch über Menschen und Pflanzen
    Kontaktlinsenbehälter dabei?
    Darf jemand mit Nussallergie das essen?
    Telefonhalter für den Schreibtisch
    Mitarbeiterrabatt für Lehrer?
    Melde dich an, stand da, aber wo?
    Werden eure Tassen von Menschen mit der Hand getöpfert?
    Der Mitarbeiter gestern war super nett, danke nochmal
    Reicht die Teekanne für sechs Personen?
    Wie viele Leute arbeiten bei euch in der Werkstatt?
    Ich muss das erst mit meiner Frau besprechen
    Der Paketbote hat bei der Nachbarin geklingelt, hat die das Paket?
    Ich muss das mit meinem Chef besprechen
    Mein Chef will eine Rechnung
    Ich muss das erst mit meinen Kollegen besprechen
    Eine Kollegin von mir hat die gleiche Tasse
    Kann ein Kollege von mir das Paket abholen?
    ich arbeite in einem Team von zehn Leuten
    ist die Puppe fleischfarben
    rufen Sie bitte den Kurier an
    Habt ihr Verkäufer im Laden in Köln?
    Gibt es Mitarbeiter in der Filiale in Bonn?
    Unser Team braucht zwölf Becher
    Geschenk für meinen Vorgesetzten
    wer kann das Paket annehmen
    Wer kann den Gutschein einlösen?
    Können Sie mir erklären, wie viele Leute an den Tisch passen?
    Für wen ist die kleine Tasse gedacht?
    Holt der Bote die Retoure bei mir ab?
    Ich bespreche das mit meiner Kollegin und melde mich
    Euer Personal im Laden war sehr nett
    Hat jemand von euch die Tasse selbst im Einsatz?
    Meine Kollegin holt das Paket ab
    Mein Vorgesetzter hat mir gesagt ich soll zehn Becher bestellen
    In unserem Büro sind zwanzig Leute
    Der Mann von der Post sagte es sei verloren
    Darf jemand anders das Paket für mich abholen
    Ich möchte meinem Chef eine Tasse schenken
    Ich kläre das mit meiner Chefin und schreibe wieder
    Werden eure Angestellten fair bezahlt
    Signiert bei euch jemand die Tassen von Hand
    Ruft der Paketdienst mich an
    unsere Mitarbeiter bekommen eine Tasse zu Weihnachten
    niemand war zuhause als der Bote kam
    kann eine Person das alleine machen
    können das auch alte Leute lesen
    schaut jemand die Tassen vor dem Versand an
    Schaffen das zwei Personen?
    wer hat die Tasse entworfen
    wer kann das schneller, DHL oder Hermes
    prüft ein Mensch die Ware vorher
    wer macht eure Glasuren
    morgen holt eine Kollegin das Paket, geht das?
    Machen eure Mitarbeiter im Sommer Betriebsferien`,
};
