import type { FetchDataRewrite } from '@apollo/query-planner';

type Fields = Record<string, unknown>;

const ON_TYPE = '... on ';

/** Renames or sets what the planner asked for under another name, where several of one answer would have the same. */
export function rewrite(value: unknown, rewrites: readonly FetchDataRewrite[] = []): void {
  for (const one of rewrites) apply(value, one.path, one);
}

function apply(value: unknown, [step, ...rest]: readonly string[], one: FetchDataRewrite): void {
  if (Array.isArray(value)) for (const item of value) apply(item, [step ?? '', ...rest], one);
  else if (typeof value === 'object' && value !== null && step !== undefined) {
    const fields = value as Fields;
    if (step.startsWith(ON_TYPE)) {
      if ((fields.__typename ?? step.slice(ON_TYPE.length)) === step.slice(ON_TYPE.length)) apply(fields, rest, one);
    } else if (rest.length > 0) apply(fields[step], rest, one);
    else if (one.kind === 'ValueSetter') fields[step] = one.setValueTo;
    else if (fields[step] !== undefined) {
      fields[one.renameKeyTo] = fields[step];
      delete fields[step];
    }
  }
}
