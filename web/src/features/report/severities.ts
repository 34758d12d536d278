export const severities = {
  critical: { tone: 'critical', word: 'Critical' },
  high: { tone: 'high', word: 'High' },
  medium: { tone: 'medium', word: 'Medium' },
  low: { tone: 'none', word: 'Low' },
} as const;
