import { SurveyEditor } from '../../features/survey/editor/survey-editor'

/** What customers are asked after a delivery. */
export function SurveyEditorPage() {
  return <SurveyEditor />
}
