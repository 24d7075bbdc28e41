import type { Page } from '@playwright/test'

/** The texts that the product owes in each situation of its error catalogue, word for word. */
export const TEXTS = {
  fr: {
    wrongCredentials: 'Email ou mot de passe incorrect',
    forbidden: "Désolé, vous n'êtes pas autorisé à accéder à cette page !",
    deadLink: 'Le lien est incorrect',
    noRecords: 'Impossible de récupérer les livraisons',
    empty: 'Aucun ajouté !',
    noHour: "Erreur lors de l'obtention de l'heure",
    missingCode: 'Erreur lors de la récupération du code',
    dealDone: 'Contrat confirmé avec succès!',
    dealFailed: "Une erreur s'est produite, veuillez réessayer",
    deleting: 'Suppression en cours...',
    deleted: 'Suppression réussie',
    deleteFailed: 'Échec de la Suppression',
    activating: 'Activation en cours...',
    activated: 'Activation réussie',
    activateFailed: "Échec de l'activation",
    chartFailed: 'Erreur lors du chargement du graphique',
    statsFailed: 'Erreur lors du chargement des statistiques de livraison',
    noData: 'Aucune donnée disponible pour le type sélectionné',
    disconnected: 'Suivi en direct déconnecté',
    connected: 'Suivi en direct connecté',
    invoiceFailed: 'Une erreur se produit',
    noPlace: "Réponse invalide lors de la demande d'une adresse d'envoi.",
    badStatus: "L'envoi a échoué avec le statut 503",
    noNetwork: "L'envoi a échoué : le réseau ne répond pas",
    notSent: "Le fichier n'a pas pu être envoyé. Réessayez.",
    papersDone: 'Documents modifiés avec succès',
    papersFailed: 'Une erreur est survenue',
    trackingSent: 'Mail et sms envoyés avec succès',
    confirmed: 'Livraison confirmée',
    cancelled: 'Livraison annulée',
    typeChanged: 'Restitution annulée : la livraison est standard',
    smsSent: 'SMS envoyé',
    ratingSent: 'E-mail d’évaluation envoyé',
    copied: 'Code copié',
  },
  en: {
    wrongCredentials: 'Wrong email or password',
    forbidden: 'Sorry, you are not authorised to access this page!',
    deadLink: 'The link is incorrect',
    noRecords: "Couldn't get all records",
    empty: 'None added!',
    noHour: 'Error while getting the hour',
    missingCode: 'The code could not be fetched',
    dealDone: 'Contract confirmed successfully!',
    dealFailed: 'An error occurred, please try again',
    deleting: 'Deleting...',
    deleted: 'Deleted',
    deleteFailed: 'Deletion failed',
    activating: 'Reactivating...',
    activated: 'Reactivated',
    activateFailed: 'Reactivation failed',
    chartFailed: 'Error loading chart data',
    statsFailed: 'Error loading delivery stats',
    noData: 'No data available for the selected type',
    disconnected: 'Live tracking disconnected',
    connected: 'Live tracking connected',
    invoiceFailed: 'An error occurred',
    noPlace: 'Invalid response when requesting presigned URL.',
    badStatus: 'Upload failed with status 503',
    noNetwork: 'Upload failed due to network error',
    notSent: 'Error uploading file(s). Please try again.',
    papersDone: 'Documents updated successfully',
    papersFailed: 'An error occurred',
    trackingSent: 'Email and SMS sent successfully',
    confirmed: 'Delivery confirmed',
    cancelled: 'Delivery cancelled',
    typeChanged: 'Return leg cancelled: the delivery is standard',
    smsSent: 'SMS sent',
    ratingSent: 'Rating email sent',
    copied: 'Code copied',
  },
} as const

export type Spoken = keyof typeof TEXTS

/** Breaks the network or the server for one GraphQL operation, as no working server can be asked to; calls go on after `times`. */
export async function breakOperation(page: Page, operation: string, answer: 'failure' | object): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const { query = '' } = route.request().postDataJSON() as { query?: string }
    if (!new RegExp(`\\b${operation}\\b`).test(query)) return route.fallback()
    if (answer !== 'failure') return route.fulfill({ json: answer })
    const error = { statusCode: 500, code: 'INTERNAL', message: 'Internal error' }
    return route.fulfill({ status: 500, json: { data: null, errors: [{ message: error.message, extensions: error }] } })
  })
}
