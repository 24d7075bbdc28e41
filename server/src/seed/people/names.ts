export const FIRST_NAMES =
  `Adèle Adrien Agathe Alain Alexandre Alice Amandine Ambre André Antoine Arnaud Arthur Aurélie Axel Baptiste Béatrice
Benjamin Benoît Bruno Camille Caroline Cécile Chantal Charlotte Christophe Claire Clément Corentin Damien Daniel Delphine Denis Élise Élodie
Émilie Emma Éric Estelle Étienne Eva Fabien Fanny Florence Florian Franck Gabriel Gaëlle Georges Gilles Grégory Guillaume Hélène Hugo Inès
Isabelle Jacques Jade Jérémy Jérôme Joël Jordan Josiane Julie Julien Juliette Karim Kevin Laetitia Laurence Laurent Léa Léo Lina Louis Louise
Lucas Lucie Ludovic Maëlys Manon Marc Margaux Marie Marion Martin Mathieu Mathilde Maxime Mehdi Mélanie Michel Mickaël Mohamed Monique Morgane
Nadia Nathalie Nicolas Noémie Océane Olivier Pascal Patricia Paul Pauline Philippe Pierre Quentin Rachid Raphaël Rémi Romain Sabrina Samir
Samuel Sandrine Sarah Sébastien Serge Simon Solène Sonia Sophie Stéphane Sylvain Sylvie Théo Thierry Thomas Timothée Valentin Valérie Vincent
Virginie Yann Yasmine Yves Zoé`.split(/\s+/)

export const LAST_NAMES =
  `Adam Allard Andrieu Arnould Aubert Aubry Baron Barre Barthélemy Bazin Benoit Berger Bernard Bertin Besson Blanchard
Bonnet Bouchet Boulanger Bourgeois Bouvier Boyer Breton Brun Brunet Caron Carpentier Chevalier Clément Colas Collet Colin Cordier Cousin
Da-Silva Daniel David Delaunay Delmas Denis Deschamps Devaux Diallo Dubois Duchêne Dufour Dumas Dumont Dupuis Durand Duval Étienne Fabre Faure
Fernandez Ferrand Fleury Fontaine Fournier Gaillard Garnier Gauthier Georges Gérard Germain Gillet Girard Giraud Gomez Guérin Guillot Hamon
Henry Hubert Huet Jacquet Joly Julien Klein Lacroix Lambert Laporte Lebrun Leclerc Lefèvre Legrand Lemaire Lemoine Leroux Lévêque Lopez Maillard
Marchand Marechal Martel Martinez Masson Mathieu Mercier Meunier Michaud Millet Monnier Moreau Morel Moulin Navarro Nguyen Nicolas Noël Olivier
Paris Pasquier Perrin Perrot Petit Picard Pichon Poirier Pons Poulain Prévost Rémy Renard Renaud Rey Richard Rivière Robin Roche Rolland Roussel
Roux Royer Sanchez Schmitt Schneider Simon Tessier Thibault Traoré Vasseur Verdier Vidal Villeneuve Vincent Weber`.split(
    /\s+/,
  )

/** A name as an address of e-mail writes it. */
export function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
}
