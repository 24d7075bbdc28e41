import type { Feature } from '../../platform/feature'
import { requireNamed } from '../deliveries/public'
import type { Platform } from '../../platform/platform'
import { surveyDoors } from './doors'
import { createSurveyEditor } from './service/editor'
import { createRating } from './service/rating'
import { createRatingRequests } from './service/request'
import { createSurvey } from './service/survey'

export function createSurveyFeature({ db, clock, config }: Platform): Feature {
  const { LINK_SECRET: linkSecret, LINK_SECRET_ACCEPTED: acceptedLinkSecret, SURVEY_ORIGIN, PUBLIC_URL } = config
  return {
    operations: surveyDoors({
      survey: createSurvey(db),
      rating: createRating({ db, clock, linkSecret, acceptedLinkSecret }),
      editor: createSurveyEditor({ db, clock }),
      askForRating: createRatingRequests({ db, clock, linkSecret, surveyOrigin: SURVEY_ORIGIN ?? PUBLIC_URL }),
      find: (actor, id) => requireNamed({ db, clock }, actor, id, 'SEND_RATING_EMAIL'),
    }),
    publicLinks: ['/survey', '/delivery-rating/rated'],
  }
}
