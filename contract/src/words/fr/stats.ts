export const stats = {
  hello: 'Bonjour {{name}}',
  medal: { bronze: 'Médaille de bronze', silver: "Médaille d'argent", gold: "Médaille d'or" },
  overview: 'Livraisons par étape',
  overviewText: 'Ce qui attend, ce qui roule, ce qui est fini.',
}
