import { expect, it } from 'vitest';
import { reportFaultsAlone } from './reports.ts';

it('keeps reports of faults and no others', () => {
  const reporting = {
    reports: [] as { status: string }[],
    addReport(report: { status: string }) {
      this.reports.push(report);
    },
  };
  reportFaultsAlone(reporting);
  for (const status of ['passed', 'failed', 'warning', 'passed']) reporting.addReport({ status });
  expect(reporting.reports).toEqual([{ status: 'failed' }, { status: 'warning' }]);
});
