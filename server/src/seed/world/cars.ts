import { CAR_TYPES, MOTORIZATIONS } from '@volant/domain/deliveries/statuses'
import type { CarType, Motorization } from '@volant/domain/deliveries/statuses'
import type { Random } from '../random'

/** marque, model, car type, motorization, the maker's first three letters of a VIN */
const MODELS = `Peugeot,208,A,GAS,VF3|Peugeot,e-208,A,ELECTRIC,VR3|Peugeot,308 SW,A,HYBRID,VF3|Peugeot,3008,B,HYBRID,VF3|Peugeot,Expert,C,GAS,VF3
Renault,Clio,A,GAS,VF1|Renault,Captur,A,HYBRID,VF1|Renault,Mégane E-Tech,A,ELECTRIC,VF1|Renault,Arkana,B,HYBRID,VF1|Renault,Trafic,C,GAS,VF1
Renault,Kangoo,C,ELECTRIC,VF1|Citroën,C3,A,GAS,VF7|Citroën,C5 Aircross,B,HYBRID,VF7|Citroën,Berlingo,C,GAS,VF7|DS,DS 4,B,HYBRID,VR1
Dacia,Sandero,A,GAS,UU1|Dacia,Duster,B,GAS,UU1|Dacia,Spring,A,ELECTRIC,UU1|Toyota,Yaris,A,HYBRID,VNK|Toyota,RAV4,B,HYBRID,JTM
Volkswagen,Golf,A,GAS,WVW|Volkswagen,ID.4,B,ELECTRIC,WVW|Volkswagen,Transporter,C,GAS,WV2|Škoda,Octavia,A,GAS,TMB|Škoda,Enyaq,B,ELECTRIC,TMB
BMW,320d,B,GAS,WBA|BMW,iX1,B,ELECTRIC,WBY|Mercedes-Benz,Classe A,B,GAS,W1K|Mercedes-Benz,EQA,B,ELECTRIC,W1N|Audi,A3 Sportback,B,GAS,WAU
Audi,Q4 e-tron,B,ELECTRIC,WAU|Tesla,Model 3,B,ELECTRIC,LRW|Tesla,Model Y,B,ELECTRIC,XP7|Fiat,500e,A,ELECTRIC,ZFA|Fiat,Ducato,C,GAS,ZFA
Kia,Niro,A,HYBRID,KNA|Hyundai,Kona,A,ELECTRIC,TMA|Nissan,Qashqai,B,HYBRID,SJN|MG,MG4,A,ELECTRIC,LSJ|Volvo,EX30,B,ELECTRIC,LPS`

export interface Car {
  readonly marque: string
  readonly model: string
  readonly carType: CarType
  readonly type: Motorization
  readonly vehicleCode: string
  readonly vin: string
}

const PLATE_LETTERS = 'ABCDEFGHJKLMNPQRSTVWXYZ'
const VIN_SIGNS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ'

const letters = (random: Random, from: string, count: number) =>
  Array.from({ length: count }, () => from.charAt(random.int(0, from.length - 1))).join('')

/** A plate of the series that France gives out these years. */
function plate(random: Random): string {
  return `${random.pick(['F', 'G', 'H'])}${letters(random, PLATE_LETTERS, 1)}-${random.int(101, 989)}-${letters(random, PLATE_LETTERS, 2)}`
}

function among<T extends string>(known: readonly T[], written: string | undefined): T {
  const found = known.find((one) => one === written)
  if (found === undefined) throw new Error(`${written} is none of ${known.join(', ')}`)
  return found
}

export function newCar(random: Random): Car {
  const [marque = '', model = '', carType, type, maker = ''] = random.pick(MODELS.split(/[|\n]/)).split(',')
  return {
    marque,
    model,
    carType: among(CAR_TYPES, carType),
    type: among(MOTORIZATIONS, type),
    vehicleCode: plate(random),
    vin: `${maker}${letters(random, VIN_SIGNS, 8)}${random.digits(6)}`,
  }
}
