/** What no package ships: one French name and the main postal codes of a town outside France, by its GeoNames name. */
interface KnownTown {
  readonly country: 'BE' | 'LU' | 'MC'
  /** As GeoNames writes it. */
  readonly source: string
  readonly french: string
  readonly postalCodes: readonly string[]
}

// Luxembourg codes name a street: the town hall's stands for the town, and the person who types a street corrects it.
const LINES = `
BE|Brussels|Bruxelles|1000
BE|Schaerbeek|Schaerbeek|1030
BE|Etterbeek|Etterbeek|1040
BE|Ixelles|Ixelles|1050
BE|Saint-Gilles|Saint-Gilles|1060
BE|Anderlecht|Anderlecht|1070
BE|Molenbeek-Saint-Jean|Molenbeek-Saint-Jean|1080
BE|Jette|Jette|1090
BE|Evere|Evere|1140
BE|Auderghem|Auderghem|1160
BE|Uccle|Uccle|1180
BE|Woluwe-Saint-Lambert|Woluwe-Saint-Lambert|1200
BE|Zaventem|Zaventem|1930
BE|Wavre|Wavre|1300
BE|Ottignies|Ottignies|1340
BE|Louvain-la-Neuve|Louvain-la-Neuve|1348
BE|Nivelles|Nivelles|1400
BE|Tubize|Tubize|1480
BE|Braine-l'Alleud|Braine-l'Alleud|1420
BE|Waterloo|Waterloo|1410
BE|Halle|Hal|1500
BE|Vilvoorde|Vilvorde|1800
BE|Antwerpen|Anvers|2000,2018,2020,2030,2040,2050,2060
BE|Deurne|Deurne|2100
BE|Berchem|Berchem|2600
BE|Hoboken|Hoboken|2660
BE|Merksem|Merksem|2170
BE|Turnhout|Turnhout|2300
BE|Lier|Lierre|2500
BE|Mechelen|Malines|2800
BE|Mol|Mol|2400
BE|Geel|Geel|2440
BE|Leuven|Louvain|3000
BE|Tienen|Tirlemont|3300
BE|Diest|Diest|3290
BE|Hasselt|Hasselt|3500
BE|Genk|Genk|3600
BE|Tongeren|Tongres|3700
BE|Sint-Truiden|Saint-Trond|3800
BE|Liège|Liège|4000,4020
BE|Seraing|Seraing|4100
BE|Herstal|Herstal|4040
BE|Huy|Huy|4500
BE|Visé|Visé|4600
BE|Eupen|Eupen|4700
BE|Verviers|Verviers|4800
BE|Spa|Spa|4900
BE|Malmédy|Malmedy|4960
BE|Namur|Namur|5000
BE|Gembloux|Gembloux|5030
BE|Dinant|Dinant|5500
BE|Ciney|Ciney|5590
BE|Charleroi|Charleroi|6000
BE|Gosselies|Gosselies|6041
BE|Marcinelle|Marcinelle|6001
BE|Châtelet|Châtelet|6200
BE|Fleurus|Fleurus|6220
BE|Arlon|Arlon|6700
BE|Bastogne|Bastogne|6600
BE|Marche-en-Famenne|Marche-en-Famenne|6900
BE|Libramont|Libramont|6800
BE|Virton|Virton|6760
BE|Mons|Mons|7000
BE|La Louvière|La Louvière|7100
BE|Binche|Binche|7130
BE|Soignies|Soignies|7060
BE|Tournai|Tournai|7500
BE|Mouscron|Mouscron|7700
BE|Ath|Ath|7800
BE|Brugge|Bruges|8000
BE|Knokke-Heist|Knokke-Heist|8300
BE|Ostend|Ostende|8400
BE|Kortrijk|Courtrai|8500
BE|Waregem|Waregem|8790
BE|Roeselare|Roulers|8800
BE|Ieper|Ypres|8900
BE|Gent|Gand|9000
BE|Sint-Niklaas|Saint-Nicolas|9100
BE|Lokeren|Lokeren|9160
BE|Dendermonde|Termonde|9200
BE|Aalst|Alost|9300
BE|Ninove|Ninove|9400
BE|Geraardsbergen|Grammont|9500
BE|Ronse|Renaix|9600
BE|Oudenaarde|Audenarde|9700
BE|Deinze|Deinze|9800
BE|Eeklo|Eeklo|9900
LU|Luxembourg|Luxembourg|1136
LU|Esch-sur-Alzette|Esch-sur-Alzette|4138
LU|Differdange|Differdange|4530
LU|Dudelange|Dudelange|3590
LU|Ettelbruck|Ettelbruck|9087
LU|Diekirch|Diekirch|9233
LU|Wiltz|Wiltz|9530
LU|Echternach|Echternach|6460
LU|Grevenmacher|Grevenmacher|6755
LU|Mersch|Mersch|7556
LU|Bettembourg|Bettembourg|3217
LU|Mamer|Mamer|8252
LU|Strassen|Strassen|8041
LU|Bertrange|Bertrange|8058
LU|Pétange|Pétange|4760
LU|Schifflange|Schifflange|3850
LU|Kayl|Kayl|3674
LU|Hesperange|Hesperange|5886
MC|Monaco|Monaco|98000
MC|Monte-Carlo|Monte-Carlo|98000
MC|La Condamine|La Condamine|98000
MC|Fontvieille|Fontvieille|98000
MC|Moneghetti|Moneghetti|98000
MC|Saint-Roman|Saint-Roman|98000`

export const KNOWN_TOWNS: readonly KnownTown[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [country = '', source = '', french = '', codes = ''] = line.split('|')
    return { country: country as KnownTown['country'], source, french, postalCodes: codes.split(',') }
  })

const centres = (firstInsee: number, text: string): [string, [number, number]][] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair, index) => [String(firstInsee + index), pair.split(',').map(Number) as [number, number]])

/** Middle of each municipal arrondissement by INSEE code (latitude, longitude): the town's own point is too far off. */
export const ARRONDISSEMENT_CENTRES: ReadonlyMap<string, readonly [number, number]> = new Map([
  ...centres(
    75_101,
    `48.8626,2.3363 48.8683,2.3428 48.8629,2.3601 48.8543,2.3575 48.8445,2.3507 48.8491,2.3329 48.8562,2.3122
     48.8727,2.3125 48.8772,2.3375 48.8761,2.3607 48.8591,2.3800 48.8350,2.4213 48.8284,2.3623 48.8297,2.3271
     48.8401,2.2928 48.8604,2.2620 48.8874,2.3068 48.8926,2.3482 48.8871,2.3848 48.8634,2.4012`,
  ),
  ...centres(
    69_381,
    `45.7699,4.8292 45.7507,4.8269 45.7560,4.8690 45.7787,4.8236 45.7557,4.8040 45.7713,4.8517 45.7337,4.8379
     45.7342,4.8695 45.7780,4.8053`,
  ),
  ...centres(
    13_201,
    `43.2992,5.3830 43.3130,5.3660 43.3120,5.3795 43.3065,5.4008 43.2927,5.3975 43.2870,5.3805 43.2825,5.3627
     43.2487,5.3741 43.2467,5.4300 43.2757,5.4278 43.2884,5.4823 43.3066,5.4412 43.3487,5.4320 43.3430,5.3930
     43.3555,5.3690 43.3640,5.3280`,
  ),
])
