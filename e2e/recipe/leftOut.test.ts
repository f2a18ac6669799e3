import { applyRecipe, compileContract, readRecipe, run } from "./applyRecipe";

/** The cheapest check that fails when a step is left out, and its message. Each is part of `make check`. */
type Detectors = Record<string, { check: string[]; says: RegExp }>;

const contentKind: Detectors = {
  "contract/src/teamMember.ts": { check: ["compile"], says: /teamMember/ },
  "contract/src/contentKinds.ts": { check: tsc("services/web"), says: /checkTeamMember/ },
  "db/migrations/": { check: tsc("db"), says: /team_members/ },
  "db/migrationSource.ts": {
    check: jest("api", "db/migrate", "every file in migrations"),
    says: /\d{3}_team_members/,
  },
  "services/web/src/features/teamMembers/adminTeamMembers.tsx": {
    check: tsc("services/web"),
    says: /adminTeamMembers/,
  },
  "services/web/src/admin/managedAreas.tsx": {
    check: jest("web", "managedAreas", "content kinds in order"),
    says: /admin\/team-members/,
  },
  "services/api/test/contentSamples.ts": {
    check: jest("api", "content/content.test", "every content kind"),
    says: /team-members/,
  },
  "services/web/test/kindWording.ts": {
    check: jest("web", "contentList", "every content kind"),
    says: /team-members/,
  },
  "services/web/test/sampleLists.ts": { check: tsc("services/web"), says: /team-members/ },
  "e2e/support/kindDialogs.ts": { check: tsc("e2e"), says: /team-members/ },
};

const quoteField: Detectors = {
  "contract/src/quoteFields.ts": { check: tsc("services/web"), says: /preferredDate/ },
  "db/migrations/": { check: tsc("db"), says: /preferred_date/ },
  "db/migrationSource.ts": {
    check: jest("api", "db/migrate", "every file in migrations"),
    says: /\d{3}_preferred_date/,
  },
  "services/web/src/form.tsx": { check: tsc("services/web"), says: /"date"/ },
  "services/web/src/public/quoteForm/QuoteFields.tsx": {
    check: jest("web", "everyField", "every field of the contract"),
    says: /Preferred Date/,
  },
};

describe.each<[string, Detectors]>([
  ["recipes-content-kind.md", contentKind],
  ["recipes-quote-field.md", quoteField],
])("%s", (page, detectors) => {
  const recipe = readRecipe(page);

  test.each(recipe)("leaving out step $number, $file, makes a check fail", ({ number, file }) => {
    const [, detector] = Object.entries(detectors).find(([name]) => file.startsWith(name)) ?? [];
    if (!detector) throw new Error(`Nothing notices that ${file} is left out`);
    const copy = applyRecipe(recipe.filter((step) => step.number !== number));
    const compiled = compileContract(copy);
    const [program = "", ...flags] = detector.check;

    const { status, output } = program === "compile" ? compiled : run(copy, program, ...flags);

    expect(output).toMatch(detector.says);
    expect(status).not.toBe(0);
  });
});

function tsc(workspace: string): string[] {
  return ["tsc", "--project", workspace];
}

function jest(project: string, file: string, title: string): string[] {
  return [
    "jest",
    "--selectProjects",
    project,
    "--testPathPatterns",
    file,
    "--testNamePattern",
    title,
  ];
}
