import { BarChart, DonutChart, LineChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import type { DeliveryType } from '@volant/domain/deliveries/statuses'
import classes from './charts.module.css'

// The charts with their large library, which the dashboard loads lazily.

export interface Series {
  readonly name: string
  readonly label: string
  readonly color: string
}

interface Drawing {
  /** The accessible name. */
  name: string
  valueFormatter: (value: number) => string
}

const GRID = { h: '100%', dataKey: 'month', tickLine: 'none', gridAxis: 'x', textColor: 'dimmed' } as const
const AXES = { yAxisProps: { width: 40, allowDecimals: false }, xAxisProps: { minTickGap: 8 } }

/** Makes the chart focusable and its figures readable with arrow keys. The library lacks a type for the label. */
const named = (name: string) => ({ accessibilityLayer: true, 'aria-label': name })

interface BarsProps extends Drawing {
  rows: readonly ({ month: string } & Record<DeliveryType, number>)[]
  series: readonly Series[]
}

export function Bars({ name, rows, series, valueFormatter }: BarsProps) {
  return (
    <BarChart
      {...GRID}
      {...AXES}
      type="stacked"
      withLegend
      legendProps={{ verticalAlign: 'bottom', height: 40, itemSorter: null }}
      maxBarWidth={34}
      data={[...rows]}
      series={[...series]}
      valueFormatter={valueFormatter}
      // A gap between stacked bars, because their colours may be hard to distinguish.
      barProps={{ isAnimationActive: false, stroke: 'var(--v-card)', strokeWidth: 1 }}
      barChartProps={named(name)}
      classNames={{ legend: classes.legend }}
    />
  )
}

interface LineProps extends Drawing {
  rows: readonly { month: string; requests: number }[]
  label: string
  color: string
}

export function Line({ name, rows, label, color, valueFormatter }: LineProps) {
  return (
    <LineChart
      {...GRID}
      {...AXES}
      curveType="monotone"
      data={[...rows]}
      series={[{ name: 'requests', label, color }]}
      valueFormatter={valueFormatter}
      lineProps={{ isAnimationActive: false }}
      lineChartProps={named(name)}
    />
  )
}

interface DonutProps extends Drawing {
  cells: readonly { name: string; value: number; color: string }[]
  centre: string
}

export function Donut({ name, cells, centre, valueFormatter }: DonutProps) {
  return (
    <DonutChart
      data={[...cells]}
      size={176}
      thickness={26}
      paddingAngle={cells.every(({ value }) => value > 0) ? 2 : 0}
      chartLabel={centre}
      tooltipDataSource="segment"
      valueFormatter={valueFormatter}
      classNames={{ label: classes.centre }}
      strokeColor="var(--v-card)"
      pieProps={{ isAnimationActive: false }}
      pieChartProps={named(name)}
    />
  )
}
