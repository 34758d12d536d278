import { isolated } from '@aicp/contracts/isolated';
import { formatDay } from '../../ui/formatDate.ts';
import { RiskBadge } from '../../ui/RiskBadge.tsx';
import { Tag } from '../../ui/Tag.tsx';

/** The result of a system, at the top of its part of an audit room. */
export type RoomHead = {
  system: string;
  jurisdiction: 'EU' | 'UK';
  completedAt: string;
  class?: string | null | undefined;
  riskLevel: 'HIGH' | 'MEDIUM' | 'LOW';
  riskScore: number;
  complianceScore: number;
  scored: boolean;
  approvedAt?: string | null | undefined;
  approvedBy?: string | null | undefined;
  /** Missing in a preview. */
  origin?: { completedBy: string | null; answeredBy: readonly string[] };
};

export function RoomReportHead({ report }: { report: RoomHead }) {
  const { system, jurisdiction, completedAt, origin, riskLevel, riskScore, complianceScore, scored } = report;
  return (
    <header className="border-b border-line px-5 py-4">
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-serif text-lg font-semibold">
        <span className="min-w-0 wrap-anywhere">{system}</span>
        <Tag>{jurisdiction === 'UK' ? 'UK principles' : 'EU AI Act'}</Tag>
        <span className="font-sans">
          <RiskBadge level={riskLevel} law={jurisdiction} scored={scored} />
        </span>
      </h2>
      <dl className="figures mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Fact name={jurisdiction === 'UK' ? 'Rating' : 'Class'} value={report.class ?? 'Not rated'} />
        {scored && <Fact name="Risk score" value={`${riskScore} of 100`} />}
        {scored && <Fact name="Compliance score" value={`${complianceScore} of 100`} />}
        <Fact name="Completed" value={withName(formatDay(completedAt), origin?.completedBy)} />
        {origin && origin.answeredBy.length > 0 && (
          <Fact name="Answered by" value={origin.answeredBy.map(isolated).join(', ')} />
        )}
        <Fact name="Approval" value={approvalOf(report)} />
      </dl>
    </header>
  );
}

function approvalOf({ approvedAt, approvedBy }: RoomHead): string {
  return approvedAt ? withName(formatDay(approvedAt), approvedBy) : 'none';
}

const withName = (day: string, name: string | null | undefined) => (name ? `${day} by ${isolated(name)}` : day);

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex min-w-0 gap-x-1.5">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  );
}
