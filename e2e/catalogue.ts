import type { BrowserContextOptions, Page } from '@playwright/test'
import { setPreferences } from './page-state'
import { DESKTOP, type Window } from './fixtures'

/** The texts that must appear in each situation of the error catalogue, word for word. */
export const TEXTS = {
  fr: {
    wrongCredentials: 'E-mail ou mot de passe incorrect',
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
    reportDone: 'Rapport téléchargé',
    reportFailed: 'Le rapport n’a pas pu être préparé. Réessayez.',
    dateFailed: 'Erreur de date',
    amountFailed: 'Erreur',
    detailFailed: 'Erreur :',
    following: 'Chargement...',
    followFailed: 'Erreur...',
    liveFailed: 'Erreur de connexion au suivi en direct',
    deadLinkWhy: /^Le numéro de livraison est erroné, ou la livraison est déjà confirmée ou annulée/,
    unconfirmed: "Votre compte n'est pas encore confirmé",
    forbiddenAction: 'Votre rang ne permet pas cette action.',
    unknown: "Une erreur s'est produite, veuillez réessayer",
    noPlace: "Réponse invalide lors de la demande d'une adresse d'envoi.",
    badStatus: "L'envoi a échoué avec le statut 503",
    noNetwork: "L'envoi a échoué : le réseau ne répond pas",
    notSent: "Le fichier n'a pas pu être envoyé. Réessayez.",
    uploaded: 'Fichier envoyé avec succès',
    wrongType: 'Type de fichier non supporté.',
    tooLarge: 'Le fichier est trop volumineux (max 5 Mo).',
    onlyOne: 'Un seul fichier est autorisé.',
    unreadable: 'Ce fichier n’est pas une image lisible.',
    photoKept: 'Véhicule mis à jour',
    papersDone: 'Documents modifiés avec succès',
    papersFailed: 'Une erreur est survenue',
    trackingSent: 'E-mail et SMS envoyés avec succès',
    created: 'Brouillon enregistré',
    updated: 'Livraison modifiée',
    terminated: 'Livraison terminée : la facture est créée',
    required: 'Ce champ est requis',
    badEmail: "L'adresse e-mail est invalide",
    badPhone: 'Le numéro de téléphone est invalide',
    past: 'La date ne peut pas être dans le passé',
    confirmed: 'Livraison confirmée',
    cancelled: 'Livraison annulée',
    typeChanged: 'Restitution annulée : la livraison est standard',
    smsSent: 'SMS envoyé',
    ratingSent: 'E-mail d’évaluation envoyé',
    copied: 'Code copié',
    passwordsDiffer: 'Les mots de passe ne correspondent pas',
    managerAdded: 'Administrateur ajouté',
    managerKnown: 'Un compte existe déjà avec cette adresse',
    managerChanged: 'Administrateur modifié',
    managerRemoved: 'Administrateur supprimé',
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
    reportDone: 'Report downloaded',
    reportFailed: 'The report could not be prepared. Please try again.',
    dateFailed: 'Invalid date',
    amountFailed: 'Error',
    detailFailed: 'Error:',
    following: 'Loading...',
    followFailed: 'Error...',
    liveFailed: 'Live tracking connection error',
    deadLinkWhy: /^The delivery number is wrong, or the delivery is already confirmed or cancelled/,
    unconfirmed: 'Your account is not confirmed yet',
    forbiddenAction: 'Your rank does not allow this action.',
    unknown: 'An error occurred, please try again',
    noPlace: 'Invalid response when requesting presigned URL.',
    badStatus: 'Upload failed with status 503',
    noNetwork: 'Upload failed due to network error',
    notSent: 'Error uploading file(s). Please try again.',
    uploaded: 'Files uploaded successfully',
    wrongType: 'Invalid file type',
    tooLarge: 'File is too large. Max size: 5MB',
    onlyOne: 'You can upload a maximum of 1 file.',
    unreadable: 'This file is not a readable picture.',
    photoKept: 'Vehicle updated',
    papersDone: 'Documents updated successfully',
    papersFailed: 'An error occurred',
    trackingSent: 'Email and SMS sent successfully',
    created: 'Draft saved',
    updated: 'Delivery updated',
    terminated: 'Delivery completed: the invoice is made',
    required: 'This field is required',
    badEmail: 'The email address is invalid',
    badPhone: 'The phone number is invalid',
    past: "The date can't be in the past",
    confirmed: 'Delivery confirmed',
    cancelled: 'Delivery cancelled',
    typeChanged: 'Return leg cancelled: the delivery is standard',
    smsSent: 'SMS sent',
    ratingSent: 'Rating email sent',
    copied: 'Code copied',
    passwordsDiffer: 'The passwords do not match',
    managerAdded: 'Administrator added',
    managerKnown: 'An account with this address exists already',
    managerChanged: 'Administrator updated',
    managerRemoved: 'Administrator deleted',
  },
} as const

export type Language = keyof typeof TEXTS

/** Options of a desktop window in this language. */
export const desktopIn = (language: Language): BrowserContextOptions => ({
  ...DESKTOP,
  locale: language === 'fr' ? 'fr-FR' : 'en-GB',
})

/** Shows a window in this language. Its faults are ignored, because these tests provoke them. */
export async function inLanguage(language: Language, opening: Promise<Window>): Promise<Page> {
  const { page, context, faults } = await opening
  await setPreferences(context, { 'volant.language': language })
  page.on('close', () => faults.splice(0))
  return page
}

export const toast = (page: Page, text: string) => page.getByText(text, { exact: false }).first()

/**
 * Replaces the answer to one GraphQL operation, to test failures that a working server does not produce.
 * @param until delays the failure, so that the texts shown meanwhile can be read
 */
export async function breakOperation(
  page: Page,
  operation: string,
  answer: 'failure' | object,
  until?: Promise<void>,
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const { query = '' } = route.request().postDataJSON() as { query?: string }
    if (!new RegExp(`\\b${operation}\\b`).test(query)) return route.fallback()
    if (answer !== 'failure') return route.fulfill({ json: answer })
    await until
    const error = { statusCode: 500, code: 'INTERNAL', message: 'Internal error' }
    return route.fulfill({ status: 500, json: { data: null, errors: [{ message: error.message, extensions: error }] } })
  })
}
