const IDENTITY = 'server/src/features/identity'
const LOGIN = [`${IDENTITY}/sign-in/login.test.ts`]
const RESET = [`${IDENTITY}/passwords/password-reset.test.ts`]
const STALE = [`${IDENTITY}/sessions/stale-rights.test.ts`]
const SESSIONS = [`${IDENTITY}/sessions/open-sessions.test.ts`]
const MANAGE = ['server/src/features/admins/manage.test.ts']
const ORGANIZATIONS = 'server/src/features/organizations'
const DRIVERS = 'server/src/features/drivers'
const PEOPLE = [`${ORGANIZATIONS}/manage.test.ts`]

const PERSONAL = 'server/src/features/personal-data'
const ERASURE = [`${PERSONAL}/erasure.test.ts`]

/** Accounts, passwords and sessions, and what is kept of whose they are. */
export const faults = [
  {
    breaks: 'a stranger who applied first is let in by the code of whoever has the address',
    file: `${IDENTITY}/accounts/applicant.ts`,
    text: '  const set = { passwordHash, passwordExpiresAt: null, language, updatedAt: now }',
    instead: '  const set = { passwordHash: account.passwordHash, passwordExpiresAt: null, language, updatedAt: now }',
    noticedBy: [`${DRIVERS}/application.test.ts`],
  },
  {
    breaks: 'a code that was sent for an application confirms the one that took its place',
    file: `${IDENTITY}/accounts/applicant.ts`,
    text: "    await killCodes(tx, account.id, 'confirm', now)",
    instead: '',
    noticedBy: [`${DRIVERS}/application.test.ts`],
  },
  {
    breaks: 'a session is never renewed',
    file: `${IDENTITY}/store/sessions.ts`,
    text: 'await insertToken(tx, used.userId, { id: used.familyId, refreshToken: next }, now, { startedAt, browser, system })',
    instead: '',
    noticedBy: [`${IDENTITY}/sessions/refresh.test.ts`],
  },
  {
    breaks: "somebody ends another person's session",
    file: `${IDENTITY}/store/sessions.ts`,
    text: '    .where(and(eq(refreshTokens.familyId, sessionId), isOpen(sub, now)))',
    instead: '    .where(eq(refreshTokens.familyId, sessionId))',
    noticedBy: SESSIONS,
  },
  {
    breaks: 'signing out everywhere else ends the session that asks too',
    file: `${IDENTITY}/store/sessions.ts`,
    text: 'return endWhere(tx, sub, ne(refreshTokens.familyId, kept), now)',
    instead: 'return endWhere(tx, sub, sql`true`, now)',
    noticedBy: SESSIONS,
  },
  {
    breaks: 'a password is changed by whoever finds a session open',
    file: `${IDENTITY}/passwords/change-password.ts`,
    text: 'if (!account || !(await passwords.matches(currentPassword, account.passwordHash)))',
    instead: 'if (!account)',
    noticedBy: [`${IDENTITY}/passwords/change-password.test.ts`],
  },
  {
    breaks: 'the clients of the house are taken away unseen',
    file: `${ORGANIZATIONS}/doors/export.ts`,
    text: "await logExport(db, actor, clock.now(), { what: 'clients', organizations: slugs })",
    instead: '',
    noticedBy: [`${ORGANIZATIONS}/export.test.ts`],
  },
  {
    breaks: 'a new password leaves the thief signed in',
    file: `${IDENTITY}/passwords/password-reset.ts`,
    text: 'await endAllSessions(tx, account.id, now)',
    instead: '',
    noticedBy: RESET,
  },
  {
    breaks: 'a code is guessed without end',
    file: `${IDENTITY}/codes/codes.ts`,
    text: ' || newest.tries >= MOST_TRIES',
    instead: '',
    noticedBy: RESET,
  },
  {
    breaks: "an admin resets a super admin's password",
    file: 'domain/src/admins/policy.ts',
    text: 'actor.rank === RANK.SUPER_ADMIN && target.rank > actor.rank',
    instead: 'actor.rank === RANK.SUPER_ADMIN',
    noticedBy: RESET,
  },
  {
    breaks: 'passwords are guessed without a pause',
    file: `${IDENTITY}/sign-in/login-guard.ts`,
    text: 'if (here?.lockedUntil && here.lockedUntil > now) throw lockedOut(here.lockedUntil, now)',
    instead: '',
    noticedBy: LOGIN,
  },
  {
    breaks: 'right passwords sent together count as guesses: nobody takes the lock of the name',
    file: `${IDENTITY}/sign-in/login-guard.ts`,
    text: 'const turn = line.tail.then(work, work)',
    instead: 'const turn = work()',
    noticedBy: LOGIN,
  },
  {
    breaks: 'refused drivers sign in',
    file: `${IDENTITY}/store/accounts.ts`,
    text: ' && !account.barred',
    instead: '',
    noticedBy: LOGIN,
  },
  {
    breaks: 'a temporary password works for months',
    file: `${IDENTITY}/lifetimes.ts`,
    text: 'temporaryPassword: 7 * 24 * 3600,',
    instead: 'temporaryPassword: 70 * 24 * 3600,',
    noticedBy: MANAGE,
  },
  {
    breaks: 'the answer tells by its time whether an account exists',
    file: `${IDENTITY}/sign-in/even-time.ts`,
    text: '[work(), sleep(LEAST_MS)]',
    instead: '[work(), sleep(0)]',
    noticedBy: [`${IDENTITY}/sign-in/even-time.test.ts`],
  },
  {
    breaks: 'ID tokens outlive the rights that were taken',
    file: `${IDENTITY}/sessions/authenticator.ts`,
    text: "if (account?.sessionVersion !== claims.sessionVersion) throw new AppError('UNAUTHENTICATED')",
    instead: "if (!account) throw new AppError('UNAUTHENTICATED')",
    noticedBy: STALE,
  },
  {
    breaks: 'what is remembered of an account outlives its end',
    file: `${IDENTITY}/reactions.ts`,
    text: "{ on: 'account.ended', phase: 'committed', react: ({ sub }) => forget(sub) },",
    instead: '',
    noticedBy: [`${IDENTITY}/reactions.test.ts`],
  },
  {
    breaks: 'who was signed out stays on the live channel',
    file: `${IDENTITY}/reactions.ts`,
    text: 'if (sessions === undefined) return disconnectUser(sub)',
    instead: 'if (sessions === undefined) return',
    noticedBy: [`${IDENTITY}/reactions.test.ts`],
  },
  {
    breaks: 'a chosen language is not kept',
    file: `${IDENTITY}/accounts/profile.ts`,
    text: 'speak: (actor, language) => db.tx((tx) => changeLanguage(tx, actor.sub, language, clock.now())),',
    instead:
      'speak: (actor, language) => db.tx((tx) => changeLanguage(tx, actor.sub, language && actor.language, clock.now())),',
    noticedBy: [`${IDENTITY}/self.test.ts`],
  },
  {
    breaks: 'who signs in from where is kept for years',
    file: `${IDENTITY}/retention.ts`,
    text: 'lt(securityLog.at, subDays(now, 90)),',
    instead: 'lt(securityLog.at, subDays(now, 900)),',
    noticedBy: ['server/src/proof/retention.test.ts'],
  },
  {
    breaks: 'an admin whose address changed stays signed in',
    file: `${IDENTITY}/accounts/accounts.ts`,
    text: "await end(tx, sub, actorSub, { why: 'email' })",
    instead: '',
    noticedBy: MANAGE,
  },
  {
    breaks: 'the address of a deleted admin is never free again',
    file: `${IDENTITY}/accounts/accounts.ts`,
    text: "{ status: 'DISABLED', email: nobodysAddress(sub) }",
    instead: "{ status: 'DISABLED' }",
    noticedBy: MANAGE,
  },
  {
    breaks: 'admins delete each other',
    file: 'server/src/features/admins/service.ts',
    text: 'ensure(mayDeleteAdmin(actor, target, superAdmins))',
    instead: 'void [mayDeleteAdmin, superAdmins]',
    noticedBy: MANAGE,
  },
  {
    breaks: 'a manager of another organisation changes its people',
    file: `${ORGANIZATIONS}/service/members.ts`,
    text: 'if (!found || !own ||',
    instead: 'if (!found || (!own && false) ||',
    noticedBy: PEOPLE,
  },
  {
    breaks: 'a manager adds managers',
    file: `${ORGANIZATIONS}/service/members.ts`,
    text: 'ensure(mayGrant(actor, input.assigneeRank))',
    instead: 'void mayGrant',
    noticedBy: PEOPLE,
  },
  {
    breaks: 'the last owner is removed by two at once',
    file: `${ORGANIZATIONS}/store.ts`,
    text: ".where(and(named, isNull(organizations.deletedAt)))\n    .for('update')",
    instead: '.where(and(named, isNull(organizations.deletedAt)))',
    noticedBy: PEOPLE,
  },
  {
    breaks: 'the people of a deleted organisation stay signed in',
    file: `${ORGANIZATIONS}/service/organizations.ts`,
    text: 'await accounts.close(tx, sub, subOf(actor))',
    instead: '',
    noticedBy: PEOPLE,
  },
  {
    breaks: 'a mandate goes on after its account number changed',
    file: `${DRIVERS}/service/update.ts`,
    text: 'await revokeMandate(tx, id, now)',
    instead: 'void revokeMandate',
    noticedBy: [`${DRIVERS}/mandate.test.ts`],
  },
  {
    breaks: 'the link of a replaced mandate still opens its document',
    file: `${DRIVERS}/store/mandates.ts`,
    text: '.where(and(eq(driverMandates.secret, secret), stands))',
    instead: '.where(eq(driverMandates.secret, secret))',
    noticedBy: [`${DRIVERS}/mandate.test.ts`],
  },
  {
    breaks: 'whoever is accepted without having entered the code cannot sign in',
    file: `${DRIVERS}/service/states.ts`,
    text: "if (move === 'accept') await accounts.welcome(tx, sub)",
    instead: '',
    noticedBy: [`${DRIVERS}/states.test.ts`],
  },
  {
    breaks: 'an erased person is still named in the history of deliveries',
    file: `${PERSONAL}/service.ts`,
    text: '        await forgetInHistory(tx, person.sub)',
    instead: '',
    noticedBy: ERASURE,
  },
  {
    breaks: 'an erased driver is still found by the search',
    file: 'server/src/features/search/read/names.ts',
    text: "WHERE ${KNOWN_DRIVER} AND ${isPerson('r.search_text', question)}",
    instead: "WHERE ${isPerson('r.search_text', question)}",
    noticedBy: ERASURE,
  },
  {
    breaks: 'a driver is erased in the middle of a mission',
    file: `${PERSONAL}/store/commitments.ts`,
    text: 'inArray(deliveries.status, HOLDING_STATUSES)',
    instead: "inArray(deliveries.status, ['SET'])",
    noticedBy: ERASURE,
  },
  {
    breaks: 'what was sent to a person is not told to them',
    file: `${PERSONAL}/read/sections.ts`,
    text: "tables: ['outbox'],",
    instead: 'tables: [],',
    noticedBy: [`${PERSONAL}/sections.test.ts`],
  },
  {
    breaks: 'a paper stays verified when another is sent in its place',
    file: `${DRIVERS}/service/update.ts`,
    text: '      await dropChecks(tx, id, changedPapers(driver.row, after))',
    instead: '      await dropChecks(tx, id, changedPapers(after, after))',
    noticedBy: [`${DRIVERS}/papers.test.ts`],
  },
  {
    breaks: 'the log does not say that a mission was given despite an expired paper',
    file: 'server/src/features/offers/service/award.ts',
    text: '      ...(expired.length > 0 && { expiredPapers: expired }),',
    instead: '',
    noticedBy: ['server/src/features/offers/expired-papers.test.ts'],
  },
]
