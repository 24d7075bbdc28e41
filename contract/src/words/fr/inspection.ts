import type { CheckPoint, SPARE_WHEELS, TYRE_STATES } from '@volant/domain/inspection/check-list'
import type { MarkKind, MarkSize, MarkView } from '@volant/domain/inspection/marks'

const view: Record<MarkView, string> = {
  LEFT: 'Côté gauche',
  RIGHT: 'Côté droit',
  FRONT: 'Avant',
  REAR: 'Arrière',
  ROOF: 'Toit',
  INTERIOR: 'Habitacle',
}

const kind: Record<MarkKind, string> = {
  SCRATCH: 'Rayure',
  DENT: 'Bosse',
  CRACK: 'Fissure',
  CHIP: 'Éclat',
  MISSING_PART: 'Pièce manquante',
  STAIN: 'Tache',
}

const size: Record<MarkSize, string> = {
  UP_TO_30: 'jusqu’à 30 mm',
  OVER_30: 'plus de 30 mm',
  OVER_100: 'plus de 100 mm',
}

const point: Record<CheckPoint, string> = {
  keys: 'Nombre de clés',
  registration: 'Carte grise',
  cable: 'Câble de recharge',
  adapter: 'Adaptateur de recharge',
  spareWheel: 'Roue de secours',
  warningLights: 'Témoins d’alerte',
  tyres: 'Pneus',
  cleanOutside: 'Extérieur',
  cleanInside: 'Intérieur',
}

/** The two answers of a point that is there or not, lit or not, clean or not. */
const answer: Record<
  Exclude<CheckPoint, 'keys' | 'spareWheel' | 'tyres'>,
  { readonly yes: string; readonly no: string }
> = {
  registration: { yes: 'Présente', no: 'Absente' },
  cable: { yes: 'Présent', no: 'Absent' },
  adapter: { yes: 'Présent', no: 'Absent' },
  warningLights: { yes: 'Allumés', no: 'Éteints' },
  cleanOutside: { yes: 'Propre', no: 'Sale' },
  cleanInside: { yes: 'Propre', no: 'Sale' },
}

const spareWheel: Record<(typeof SPARE_WHEELS)[number], string> = {
  WHEEL: 'Roue',
  KIT: 'Kit de réparation',
  NONE: 'Ni roue ni kit',
}

const tyres: Record<(typeof TYRE_STATES)[number], string> = { GOOD: 'Bons', WORN: 'Usés', DAMAGED: 'Abîmés' }

/** What an inspection states beside its photos and figures: on the phone, in the office and in the sealed report. */
export const inspection = {
  view,
  kind,
  size,
  /** A mark in one line: what it is and how large. */
  what: '{{kind}}, {{size}}',
  point,
  answer,
  spareWheel,
  tyres,
  /** Where both sides of it are read beside each other. */
  overview: {
    title: 'Constat',
    departure: 'Départ',
    arrival: 'Arrivée',
    noMarks: 'Aucun défaut noté.',
    isNew: 'Nouveau',
    mark: 'Défaut {{number}} : {{what}}',
    photo: 'Photo {{photo}} du défaut {{number}}',
    point: 'Point',
    changed: '{{value}} (changé)',
  },
  remarks: 'Remarques du chauffeur',
  reserves: 'Réserves de la personne présente',
  mileageReason: 'Kilométrage au-delà du trajet',
  fuelReason: 'Niveau de carburant ou de batterie en baisse',
}
