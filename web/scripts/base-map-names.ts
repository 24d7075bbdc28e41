const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s*[;\n]\s*/)
      .map((line) => line.split('=') as [string, string]),
  )

/** French names of towns that GeoNames writes in English or in the local language, by country and name. */
export const FRENCH_NAMES = pairs(`
BE:Brussels=Bruxelles; BE:Antwerpen=Anvers; BE:Gent=Gand; BE:Brugge=Bruges; BE:Leuven=Louvain; BE:Mechelen=Malines
BE:Kortrijk=Courtrai; BE:Ostend=Ostende; BE:Aalst=Alost; BE:Sint-Niklaas=Saint-Nicolas; BE:Roeselare=Roulers
BE:Ieper=Ypres; BE:Tongeren=Tongres; BE:Sint-Truiden=Saint-Trond; BE:Tienen=Tirlemont; BE:Vilvoorde=Vilvorde
BE:Lier=Lierre; BE:Halle=Hal; BE:Dendermonde=Termonde; BE:Oudenaarde=Audenarde; BE:Ronse=Renaix
DE:Köln=Cologne; DE:Frankfurt am Main=Francfort; DE:Munich=Munich; DE:Hamburg=Hambourg
DE:Bremen=Brême; DE:Hannover=Hanovre; DE:Aachen=Aix-la-Chapelle; DE:Saarbrücken=Sarrebruck; DE:Trier=Trèves
DE:Mainz=Mayence; DE:Koblenz=Coblence; DE:Freiburg=Fribourg-en-Brisgau
DE:Nürnberg=Nuremberg; DE:Regensburg=Ratisbonne; DE:Augsburg=Augsbourg; DE:Konstanz=Constance; DE:Speyer=Spire
DE:Braunschweig=Brunswick; DE:Leipzig=Leipzig; DE:Dresden=Dresde; DE:Lübeck=Lubeck; DE:Würzburg=Wurtzbourg
CH:Genève=Genève; CH:Basel=Bâle; CH:Bern=Berne; CH:Zürich=Zurich; CH:Luzern=Lucerne
CH:Sankt Gallen=Saint-Gall; CH:Winterthur=Winterthour; CH:Biel/Bienne=Bienne; CH:Thun=Thoune
CH:Chur=Coire; CH:Schaffhausen=Schaffhouse; CH:Sitten=Sion
IT:Turin=Turin; IT:Milan=Milan; IT:Genoa=Gênes; IT:Rome=Rome
IT:Florence=Florence; IT:Venice=Venise; IT:Verona=Vérone
IT:Bologna=Bologne; IT:Padova=Padoue; IT:Parma=Parme; IT:Piacenza=Plaisance; IT:Livorno=Livourne; IT:Pisa=Pise
IT:Naples=Naples; IT:Modena=Modène; IT:Cremona=Crémone; IT:Bergamo=Bergame; IT:Pavia=Pavie
IT:Alessandria=Alexandrie; IT:Ventimiglia=Vintimille; IT:Savona=Savone; IT:Novara=Novare; IT:Trento=Trente
IT:Bolzano=Bolzano; IT:Sassari=Sassari; IT:Perugia=Pérouse; IT:Brescia=Brescia; IT:Trieste=Trieste; IT:Aosta=Aoste
ES:Barcelona=Barcelone; ES:Zaragoza=Saragosse; ES:Pamplona=Pampelune; ES:Donostia / San Sebastián=Saint-Sébastien
ES:Girona=Gérone; ES:Lleida=Lérida; ES:Tarragona=Tarragone; ES:Valencia=Valence
ES:Gasteiz / Vitoria=Vitoria; ES:Sevilla=Séville; ES:Córdoba=Cordoue; ES:Palma=Palma
ES:Salamanca=Salamanque; ES:A Coruña=La Corogne; ES:Logroño=Logroño; ES:Castelló de la Plana=Castellón
GB:London=Londres; GB:Dover=Douvres; GB:Canterbury=Cantorbéry; GB:Edinburgh=Édimbourg
NL:The Hague=La Haye; NL:Nijmegen=Nimègue; NL:Groningen=Groningue; NL:Maastricht=Maastricht
NL:'s-Hertogenbosch=Bois-le-Duc; NL:Leiden=Leyde; NL:Vlissingen=Flessingue; NL:Breda=Breda
AT:Innsbruck=Innsbruck; AT:Salzburg=Salzbourg; AT:Vienna=Vienne; CZ:Prague=Prague; CZ:Pilsen=Pilsen
AD:Andorra la Vella=Andorre-la-Vieille; DK:Copenhagen=Copenhague; PT:Lisbon=Lisbonne
BE:Geraardsbergen=Grammont; BE:Menen=Menin; BE:Wervik=Wervicq; BE:Diksmuide=Dixmude; BE:Koksijde=Coxyde
BE:Sint-Genesius-Rode=Rhode-Saint-Genèse; BE:Sint-Pieters-Leeuw=Leeuw-Saint-Pierre; BE:Poperinge=Poperinghe
BE:Sint-Katelijne-Waver=Wavre-Sainte-Catherine; BE:Torhout=Thourout
DE:Magdeburg=Magdebourg; DE:Duisburg=Duisbourg; DE:Wolfsburg=Wolfsbourg; DE:Ludwigsburg=Ludwigsbourg
DE:Offenburg=Offenbourg; DE:Oldenburg=Oldenbourg; DE:Flensburg=Flensbourg; DE:Aschaffenburg=Aschaffenbourg
DE:Lüneburg=Lunebourg; DE:Osnabrück=Osnabruck; DE:Tübingen=Tubingue; DE:Kassel=Cassel; DE:Gießen=Giessen
DE:Marburg an der Lahn=Marbourg; DE:Brandenburg an der Havel=Brandebourg; DE:Neubrandenburg=Neubrandebourg
DE:Frankfurt (Oder)=Francfort-sur-l'Oder; DE:Halle (Saale)=Halle; DE:Ludwigshafen am Rhein=Ludwigshafen
DE:Kempten (Allgäu)=Kempten; DE:Hanau am Main=Hanau; AT:Klagenfurt am Wörthersee=Klagenfurt
IT:Palermo=Palerme; IT:Messina=Messine; IT:Catania=Catane; IT:Siracusa=Syracuse; IT:Reggio Calabria=Reggio de Calabre
IT:Ragusa=Raguse; IT:Taranto=Tarente; IT:Salerno=Salerne; IT:Caserta=Caserte; IT:Benevento=Bénévent; IT:Pozzuoli=Pouzzoles
IT:Siena=Sienne; IT:Lucca=Lucques; IT:Carrara=Carrare; IT:Pistoia=Pistoie; IT:Ancona=Ancône; IT:Ravenna=Ravenne
IT:Cesena=Césène; IT:Ferrara=Ferrare; IT:Reggio nell'Emilia=Reggio d'Émilie; IT:Carpi Centro=Carpi; IT:Vicenza=Vicence
IT:Treviso=Trévise; IT:Varese=Varèse; IT:Como=Côme; IT:Cuneo=Coni; IT:Lido di Ostia=Ostie
ES:Málaga=Malaga; ES:Vélez-Málaga=Vélez-Malaga; ES:Almería=Almeria; ES:Granada=Grenade; ES:Cadiz=Cadix
ES:Algeciras=Algésiras; ES:Murcia=Murcie; ES:Cartagena=Carthagène; ES:Toledo=Tolède; ES:Segovia=Ségovie; ES:Ávila=Avila
ES:Sagunto=Sagonte; ES:Santiago de Compostela=Saint-Jacques-de-Compostelle; ES:Jerez de la Frontera=Jerez
NL:Bergen op Zoom=Berg-op-Zoom; NL:Almere Stad=Almere; IE:Gaillimh=Galway; DK:Århus=Aarhus`)

/** English names of towns that GeoNames writes in the local language. The others are English already, or have no English name. */
export const ENGLISH_NAMES = pairs(`
BE:Antwerpen=Antwerp; BE:Gent=Ghent; BE:Brugge=Bruges; BE:Ieper=Ypres
DE:Köln=Cologne; DE:Nürnberg=Nuremberg; DE:Hannover=Hanover; DE:Frankfurt am Main=Frankfurt; DE:Braunschweig=Brunswick
CH:Zürich=Zurich; CH:Luzern=Lucerne; CH:Genève=Geneva; CH:Biel/Bienne=Biel; CH:Sankt Gallen=St. Gallen; CH:Sitten=Sion
IT:Padova=Padua; IT:Siracusa=Syracuse; DK:Århus=Aarhus; ES:Sevilla=Seville; ES:Gasteiz / Vitoria=Vitoria
ES:Donostia / San Sebastián=San Sebastián; ES:Castelló de la Plana=Castellón; ES:Cadiz=Cádiz; IE:Gaillimh=Galway
DE:Marburg an der Lahn=Marburg; DE:Ludwigshafen am Rhein=Ludwigshafen; DE:Hanau am Main=Hanau; DE:Halle (Saale)=Halle
IT:Reggio nell'Emilia=Reggio Emilia; IT:Carpi Centro=Carpi; AT:Klagenfurt am Wörthersee=Klagenfurt; NL:Almere Stad=Almere`)

/** The position of a country's name, longitude first. */
export const COUNTRY_LABELS: readonly {
  name: string
  english: string
  at: readonly [number, number]
  served: boolean
}[] = [
  { name: 'France', english: 'France', at: [2.6, 46.75], served: true },
  { name: 'Belgique', english: 'Belgium', at: [4.75, 50.62], served: true },
  { name: 'Luxembourg', english: 'Luxembourg', at: [6.1, 49.82], served: true },
  { name: 'Allemagne', english: 'Germany', at: [9.6, 50.75], served: false },
  { name: 'Pays-Bas', english: 'Netherlands', at: [5.6, 52.2], served: false },
  { name: 'Royaume-Uni', english: 'United Kingdom', at: [-1.6, 52.4], served: false },
  { name: 'Irlande', english: 'Ireland', at: [-8, 53.2], served: false },
  { name: 'Suisse', english: 'Switzerland', at: [8.1, 46.85], served: false },
  { name: 'Italie', english: 'Italy', at: [10.9, 44.9], served: false },
  { name: 'Espagne', english: 'Spain', at: [-3.6, 41.3], served: false },
  { name: 'Autriche', english: 'Austria', at: [13.6, 47.4], served: false },
]
