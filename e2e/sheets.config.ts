import journeys from './playwright.config'

/** Takes pictures of every page, arranged in contact sheets: `npm run sheets`, or some of them: `npm run sheets -- -g "owner 390"`. */
export default { ...journeys, testDir: './sheets', testMatch: '**/*.sheet.ts', retries: 0 }
