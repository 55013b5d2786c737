import { features } from '@strokebook/golf/access';
import { z } from 'zod';
import { featureAccess, route } from '../route.ts';
import { AccountId } from '../schemas/account.ts';
import { ScheduleExportBody } from '../schemas/schedule-report.ts';

export const scheduleExportRoutes = {
  exportSchedule: route({
    method: 'POST',
    path: '/api/accounts/:accountId/schedule-export',
    shows: ['rounds'],
    isRead: true,
    summary: 'The schedule and results as a workbook with typed dates and numbers.',
    access: featureAccess(features.schedule),
    params: z.strictObject({ accountId: AccountId }),
    body: ScheduleExportBody,
    output: z.object({ data: z.string().describe('the file, as base64'), fileName: z.string() }),
  }),
};
