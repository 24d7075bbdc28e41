const SURVEY = 'server/src/features/survey'
const RATING = [`${SURVEY}/rating.test.ts`]
const EDITOR = [`${SURVEY}/editor.test.ts`]
const RULES = ['domain/test/public/survey.test.ts']

/** What customers answer about a delivery, and what is asked. */
export const faults = [
  {
    breaks: 'English readers are asked in French',
    file: `${SURVEY}/service/survey.ts`,
    text: 'label: question.question[language],',
    instead: 'label: question.question.fr,',
    noticedBy: [`${SURVEY}/survey.test.ts`],
  },
  {
    breaks: 'clients read what was answered about every delivery',
    file: `${SURVEY}/read.ts`,
    text: " AND ${visibleTo(actor, 'd', params)}",
    instead: '',
    noticedBy: [`${SURVEY}/survey.test.ts`],
  },
  {
    breaks: 'the link of one delivery rates another',
    file: `${SURVEY}/service/rating.ts`,
    text: "if (claims.deliveryId !== deliveryId) throw new AppError('UNAUTHENTICATED')",
    instead: 'void claims',
    noticedBy: RATING,
  },
  {
    breaks: 'a token of our own for another purpose opens the survey',
    file: `${SURVEY}/service/token.ts`,
    text: 'payload.purpose === PURPOSE ? surveyClaims(payload) : null',
    instead: 'surveyClaims(payload)',
    noticedBy: RATING,
  },
  {
    breaks: 'an answer to a hidden question is kept',
    file: 'domain/src/survey/answers.ts',
    text: 'const strangers = answers.filter(({ questionId }) => !isVisible(questionId))',
    instead: 'const strangers = answers.filter(({ questionId }) => isVisible(questionId) && false)',
    noticedBy: [...RULES, ...RATING],
  },
  {
    breaks: 'a second answer is a failure of the server',
    file: `${SURVEY}/service/rating.ts`,
    text: "if (await isAnswered(tx, row.id)) throw new AppError('CONFLICT', { reason: 'ALREADY_ANSWERED' })",
    instead: 'void isAnswered',
    noticedBy: RATING,
  },
  {
    breaks: 'stars count for every driver',
    file: `${SURVEY}/store/answers.ts`,
    text: 'WHERE r.driver_id = ${driverId} GROUP BY',
    instead: 'WHERE ${driverId}::uuid IS NOT NULL GROUP BY',
    noticedBy: RATING,
  },
  {
    breaks: 'what a customer changed their mind about is sent along',
    file: 'domain/src/survey/visibility.ts',
    text: '...answers.filter(({ questionId }) => !cleared.has(questionId))',
    instead: '...answers.filter(({ questionId }) => questionId !== answer.questionId || !cleared.has(questionId))',
    noticedBy: RULES,
  },
  {
    breaks: 'one super admin overwrites what another has just written',
    file: `${SURVEY}/service/editor.ts`,
    text: "if (current.version !== version) throw new AppError('CONFLICT', { reason: 'STALE_VERSION' })",
    instead: 'void version',
    noticedBy: EDITOR,
  },
  {
    breaks: 'answers to a question that is asked no more disappear',
    file: `${SURVEY}/service/survey.ts`,
    text: 'const questions = await readQuestions(db.sql)\n      return questions.flatMap(({ id, question, answerType',
    instead:
      'const questions = asked(await readQuestions(db.sql))\n      return questions.flatMap(({ id, question, answerType',
    noticedBy: [`${SURVEY}/survey.test.ts`],
  },
  {
    breaks: 'a rating mail is sent to nobody',
    file: 'domain/src/deliveries/guards.ts',
    text: "clientEmail: (facts) => (facts.clientEmail ? ALLOWED : refuse('CONFLICT', 'EMAIL_MISSING')),",
    instead: 'clientEmail: () => ALLOWED,',
    noticedBy: ['domain/test/deliveries/lifecycle.test.ts', 'server/src/features/survey/request.test.ts'],
  },
]
