import { RiskBadge, type RiskLevel } from '../../ui/RiskBadge.tsx';

const systems: { name: string; type: string; level: RiskLevel }[] = [
  { name: 'Recruitment CV screening', type: 'Recruitment/HR system', level: 'HIGH' },
  { name: 'Customer support assistant', type: 'Conversational AI', level: 'MEDIUM' },
  { name: 'Sales forecast', type: 'General business analytics', level: 'LOW' },
];

/** What a dashboard looks like with three systems in it. Nothing here is anybody's data. */
export function SampleDashboard() {
  return (
    <section className="border-t border-line py-16">
      <h2 className="font-serif text-2xl font-semibold">All your AI systems on one page</h2>
      <p className="mt-2 max-w-140 text-base text-muted">A sample dashboard: three systems, three levels of risk.</p>
      <div className="mt-6 rounded-card border border-line bg-surface">
        <table className="w-full text-sm">
          <thead className="text-left text-xs text-muted">
            <tr>
              <th className="px-4 py-3 font-medium sm:px-6">System</th>
              <th className="hidden px-4 py-3 font-medium sm:table-cell">Type</th>
              <th className="px-4 py-3 text-right font-medium sm:px-6">Risk</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {systems.map(({ name, type, level }) => (
              <tr key={name}>
                <th scope="row" className="px-4 py-4 text-left text-base font-semibold sm:px-6">
                  {name}
                </th>
                <td className="hidden px-4 py-4 text-muted sm:table-cell">{type}</td>
                <td className="px-4 py-4 text-right sm:px-6">
                  <RiskBadge level={level} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
