import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parser } from '@prometheus-io/lezer-promql';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const folder = 'k8s/observability';

type Rule = { alert: string; expr: string; annotations: { summary: string; runbook: string } };
const { groups }: { groups: { rules: Rule[] }[] } = parse(read(`${folder}/alerts.yml`));
const alerts = groups.flatMap(({ rules }) => rules);

type Panel = { title: string; targets: { expr: string }[] };
const dashboards = globSync(`${folder}/grafana/dashboards/*.json`, { cwd: root });
const panels = dashboards.flatMap((path): Panel[] => JSON.parse(read(path)).panels);

/** The metrics in an expression; throws on a syntax error. */
function metricsIn(expression: string): string[] {
  const found: string[] = [];
  parser.parse(expression).iterate({
    enter({ type, node, from, to }) {
      if (type.isError) throw new Error(`${expression}: a fault at ${from}`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') found.push(expression.slice(from, to));
    },
  });
  return found;
}

/** The code's own metrics, its library's, and Prometheus' own. */
function metricsThere(): Set<string> {
  const sources = globSync(['{libs,services}/*/src/**/*.ts', 'gateway/src/**/*.ts'], { cwd: root })
    .filter(file => !file.endsWith('.test.ts'))
    .map(read)
    .filter(text => text.includes("from 'prom-client'"));
  const own = sources.flatMap(text => [...text.matchAll(/'([a-z0-9]+(?:_[a-z0-9]+)+)'/g)].map(([, name = '']) => name));
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const names = [...own, ...registry.getMetricsAsArray().map(({ name }) => name)];
  return new Set(['up', ...names.flatMap(name => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`])]);
}

describe('monitoring of the product', () => {
  const there = metricsThere();
  const asked = [
    ...alerts.map(({ alert, expr }) => ({ where: `alert ${alert}`, expr })),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: `panel ${title}`, expr }))),
  ];

  it('queries existing metrics', () => {
    expect(asked.length).toBeGreaterThan(30);
    const missing = asked.flatMap(({ where, expr }) =>
      metricsIn(expr)
        .filter(name => !there.has(name))
        .map(name => `${where}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(alerts.map(rule => [rule.alert, rule] as const))('%s has a runbook', (alert, { annotations }) => {
    expect(annotations.runbook).toBe(`docs/monitoring.md#${alert.toLowerCase()}`);
    const [, runbook = ''] = read('docs/monitoring.md').split(`\n### ${alert}\n`);
    expect(runbook.split('\n### ')[0]?.length).toBeGreaterThan(100);
    expect(annotations.summary).toMatch(/\.$/);
  });

  it.each(alerts.map(({ alert }) => alert))('%s is proved to fire', alert => {
    type Case = { alertname: string; exp_alerts: object[] };
    const { tests }: { tests: { alert_rule_test: Case[] }[] } = parse(read(`${folder}/alerts.test.yml`));
    const cases = tests.flatMap(one => one.alert_rule_test).filter(({ alertname }) => alertname === alert);
    expect(cases.some(({ exp_alerts: fired }) => fired.length > 0)).toBe(true);
  });

  it('has no runbook for a removed alert', () => {
    const [, section = ''] = read('docs/monitoring.md').split('\n## Alerts\n');
    const headings = [...(section.split('\n## ')[0] ?? '').matchAll(/^### (.+)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(alerts.map(({ alert }) => alert));
  });

  it('reports a metric that nothing produces, and a fault of syntax', () => {
    expect(metricsIn('max by (queue) (queue_jobz{state="failed"}) > 0').filter(name => !there.has(name))).toHaveLength(
      1,
    );
    expect(() => metricsIn('sum(rate(up[5m])')).toThrow('a fault');
  });
});
