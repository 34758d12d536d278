/**
 * Loaded into the processes of a product before anything else (`--import`): their clocks go CLOCK_OFFSET_DAYS days ahead, less
 * than none behind. No setting of the product: only the demo starts processes with it, to fill an empty data folder with a history.
 */
const offset = Number(process.env.CLOCK_OFFSET_DAYS) * 24 * 60 * 60 * 1_000;

globalThis.Date = new Proxy(Date, {
  construct: (date, given, wanted) => Reflect.construct(date, given.length > 0 ? given : [date.now() + offset], wanted),
  apply: date => new date(date.now() + offset).toString(),
  get: (date, name) => (name === 'now' ? () => date.now() + offset : Reflect.get(date, name)),
});
