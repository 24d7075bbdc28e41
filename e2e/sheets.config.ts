import journeys from './playwright.config'

/** Every page into contact sheets to look through: `npm run sheets`, or some of them: `npm run sheets -- -g "owner 390"`. */
export default { ...journeys, testDir: './sheets', testMatch: '**/*.sheet.ts', retries: 0 }
