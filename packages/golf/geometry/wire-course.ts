/** Course data as the course service sends it (DATA-57 to DATA-59), with its spellings; every field may be missing. */

type WireShape = { readonly points?: string | null | undefined };

export type WireShapes = {
  readonly shapes?: { readonly shape?: readonly WireShape[] | null | undefined } | null | undefined;
};

export type WireVectorHole = {
  readonly holeNumber: number;
  readonly perimeter?: WireShapes | null | undefined;
  readonly green?: WireShapes | null | undefined;
  readonly teeboxcenter?: WireShapes | null | undefined;
};

export type WireTarget = { readonly shotNumber: number };

export type WireHole = {
  readonly teeLatitude?: number | null | undefined;
  readonly teeLongitude?: number | null | undefined;
  readonly pinLatitude?: number | null | undefined;
  readonly pinLongitude?: number | null | undefined;
  readonly courseManagementTarget?: readonly WireTarget[] | null | undefined;
  readonly courseManagementTargetLine?: readonly unknown[] | null | undefined;
};

type WireNumbers = readonly (number | null | undefined)[] | null | undefined;

export type WireTee = { readonly ydsHole?: WireNumbers };

export type WireCourse = {
  readonly courseGpsVectorDetails?:
    | { readonly holes?: { readonly hole?: readonly WireVectorHole[] | null | undefined } | null | undefined }
    | null
    | undefined;
  readonly courseScorecardDetails?:
    | { readonly menScorecardList?: readonly { readonly parHole?: WireNumbers }[] | null | undefined }
    | null
    | undefined;
  readonly courseTeeDetails?: { readonly teesList?: readonly WireTee[] | null | undefined } | null | undefined;
};
