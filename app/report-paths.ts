/** Where browsers send what they notice of pages: never a page's address, so that no form can be sent there. */
export const policyReportsPath = "/reports/policy";
export const webVitalsPath = "/reports/web-vitals";
