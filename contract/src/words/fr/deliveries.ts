import type { DeliveryTab } from '@volant/domain/deliveries/tabs'
import type { DeliveryStatus, DeliveryType } from '@volant/domain/deliveries/statuses'

const status: Record<DeliveryStatus | 'ALERT' | 'CANCELLED', string> = {
  REQUESTED: 'Nouvelle',
  PENDING_CUSTOMER_CONFIRMATION: 'Attente client',
  SMS_SENT: 'SMS envoyé',
  CONFIRMED_BY_CUSTOMER: 'Confirmée par le client',
  RESCHEDULED_BY_ADMIN: 'Replanifiée',
  CONFIRMED: 'Confirmée',
  WAITING_FOR_DRIVER: 'En attente',
  SET: 'Attribuée',
  ALERT: 'Alerte',
  PICKUP_DRIVER: 'Pris en charge',
  ONGOING: 'En route',
  PICKUP_CLIENT: 'Validation de livraison',
  DELIVERED: 'Voiture livrée',
  SWAP_PICKUP_DRIVER: 'Voiture 2, Pris en charge',
  SWAP_IN_TRANSIT: 'Voiture 2, En route',
  SWAP_PICKUP_CLIENT: 'Voiture 2, Validation de livraison',
  SWAP_DELIVERED: 'Voiture 2, Voiture livrée',
  COMPLETED: 'Complété',
  CANCELLED: 'Annulée',
  CANCELLED_BY_ADMIN: "Annulée par l'admin",
  CANCELLED_BY_MANDATORY: 'Annulée par le mandataire',
  CANCELLED_BY_CUSTOMER: 'Annulée par le client',
}

const tab: Record<DeliveryTab, string> = {
  REQUESTED: 'Nouvelle',
  CONFIRMED: 'Confirmé',
  WAITING_FOR_DRIVER: 'En attente',
  SET: 'Attribué',
  ALERT: 'Alerte',
  ONGOING: 'En Cours',
  COMPLETED: 'Livré',
  CANCELLED: 'Annuler',
  PENDING_CUSTOMER_CONFIRMATION: 'Attente client',
  CONFIRMED_BY_CUSTOMER: 'Confirmées par le client',
  CANCELLED_BY_CUSTOMER: 'Annulées par le client',
  RESCHEDULED_BY_ADMIN: 'Replanifiées',
}

const type: Record<DeliveryType, string> = {
  STANDARD: 'Nouvelle Course Standard',
  TO_RETURN: 'Retour client',
  TWO_WAY_DELIVERY: 'Nouvelle Course avec Restitution',
  OKM: 'Nouvelle Course 0KM',
}

const acronym: Record<DeliveryType, string> = { STANDARD: 'C1', TO_RETURN: 'RC', TWO_WAY_DELIVERY: 'CR', OKM: 'ZKM' }

export const deliveries = { status, tab, type, acronym }
