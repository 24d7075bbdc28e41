import { useWords } from '../../../../lib/i18n'
import type { DetailVehicle } from '../detail-query'
import classes from './condition.module.css'
import { answeredPoints, OWN_WORDS } from './seen'
import { useAnswerWords } from './use-answer-words'

/** The points of departure and arrival beside each other, then what either side said in their own words. */
export function ListComparison({ vehicle }: { vehicle: DetailVehicle }) {
  const i = useWords('inspection')
  const wordOf = useAnswerWords()
  const { inspectionBefore: before, inspectionAfter: after } = vehicle
  const points = answeredPoints(vehicle)
  const said = (['departure', 'arrival'] as const).flatMap((side) =>
    OWN_WORDS.map((name) => ({ side, name, words: (side === 'departure' ? before : after).list[name] })),
  )
  return (
    <>
      {points.length > 0 && (
        <table className={classes.list}>
          <thead>
            <tr>
              <th scope="col">{i('overview.point')}</th>
              <th scope="col">{i('overview.departure')}</th>
              <th scope="col">{i('overview.arrival')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => {
              const [then, now] = [before.list[point], after.list[point]]
              const isChanged = then !== null && now !== null && then !== now
              const word = wordOf(point, after.list)
              return (
                <tr key={point} data-changed={isChanged || undefined}>
                  <th scope="row">{i(`point.${point}`)}</th>
                  <td>{wordOf(point, before.list)}</td>
                  <td>{isChanged ? i('overview.changed', { value: word }) : word}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      <dl className={classes.said}>
        {said
          .filter(({ words }) => words)
          .map(({ side, name, words }) => (
            <div key={`${side} ${name}`}>
              <dt>
                {i(name)} · {i(`overview.${side}`)}
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}
