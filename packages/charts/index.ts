export { BarMeter } from './bar-meter.tsx';
export { DispersionChart, type DispersionDot, type DispersionOutline } from './dispersion-chart.tsx';
export { type Figure, FiguresTable } from './figures-table.tsx';
export { GainBar } from './gain-bar.tsx';
export { IntervalBar } from './interval-bar.tsx';
export { RadarChart, type RadarSeries } from './radar-chart.tsx';
export { type RoundBar, RoundBars } from './round-bars.tsx';
export { Sparkline } from './sparkline.tsx';
export { TrendChart, type TrendDot } from './trend-chart.tsx';
