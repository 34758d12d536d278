/**
 * Preloaded into the processes of a product (`--import`): their clocks run CLOCK_OFFSET_DAYS days ahead, or behind if negative. It is not
 * a setting of the product: only the demo starts processes with it, to fill an empty data folder with a history.
 */
const offset = Number(process.env.CLOCK_OFFSET_DAYS) * 24 * 60 * 60 * 1_000;

globalThis.Date = new Proxy(Date, {
  construct: (date, given, wanted) => Reflect.construct(date, given.length > 0 ? given : [date.now() + offset], wanted),
  apply: date => new date(date.now() + offset).toString(),
  get: (date, name) => (name === 'now' ? () => date.now() + offset : Reflect.get(date, name)),
});
