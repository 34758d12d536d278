/** The sectors of the regulator wizard, which a system's sector is chosen from as well (specification, section 3). */
export const sectors = [
  { value: 'financial', label: 'Financial services' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'retail', label: 'Retail' },
  { value: 'telecommunications', label: 'Telecommunications' },
  { value: 'transport', label: 'Transport' },
  { value: 'government', label: 'Government' },
  { value: 'education', label: 'Education' },
  { value: 'other', label: 'Other' },
] as const;
