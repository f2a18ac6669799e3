import { type Business, type Weekday, weekdays } from "@ridgeline/contract/business";
import Clock from "lucide-react/icons/clock";
import { Wide } from "../../../admin/kind/contentFields";
import { TextField } from "../../../form/FormField";
import { fillDraft } from "../draft/fillDraft";
import { Group, SectionGrid } from "../sectionLayout";
import type { SectionKind } from "../sectionKind";
import type { DayDraft } from "./DayHours";
import { type SpecialDayDraft, SpecialDays } from "./SpecialDays";
import { WeekHours } from "./WeekHours";

type HoursDraft = {
  hours: Record<Weekday, DayDraft>;
  specialDays: SpecialDayDraft[];
  emergency: string;
  repliesWithin: string;
};

const blankTimes = { from: "", to: "" };
const blankTexts = { emergency: "", repliesWithin: "" };
const blankSpecialDay = { date: "", label: "", open: blankTimes };

export const hoursSection: SectionKind<HoursDraft> = {
  id: "hours",
  title: "Hours",
  about: "The week, holidays, emergencies, how soon you answer",
  Icon: Clock,
  shownAt: [{ href: "/#contact", label: "See it on the site" }],
  draftOf: (business) => ({
    hours: toWeek((day) => dayDraftOf(business, day)),
    specialDays: business.specialDays.map((day) => ({
      ...fillDraft(blankSpecialDay, day),
      isOpen: day.open !== undefined,
    })),
    ...fillDraft(blankTexts, business),
  }),
  toFields: ({ hours, specialDays, ...texts }) => ({
    ...texts,
    hours: toWeek((day) => {
      const { isOpen, from, to } = hours[day];
      return isOpen ? { from, to } : undefined;
    }),
    specialDays: specialDays.map(({ isOpen, open, ...day }) => ({
      ...day,
      open: isOpen ? open : undefined,
    })),
  }),
  renderFields: () => <HoursFields />,
};

function dayDraftOf({ hours }: Business, day: Weekday): DayDraft {
  return { isOpen: hours[day] !== undefined, ...fillDraft(blankTimes, hours[day]) };
}

/** One value for each day of the week. */
function toWeek<Value>(valueOf: (day: Weekday) => Value): Record<Weekday, Value> {
  const entries = weekdays.map((day) => [day, valueOf(day)] as const);
  return Object.fromEntries(entries) as Record<Weekday, Value>; // every day has its entry
}

function HoursFields() {
  return (
    <SectionGrid>
      <WeekHours />
      <Group
        legend="Special days"
        hint="Holidays and other days on which the hours above are wrong. The site shows them as they come near."
      >
        <Wide>
          <SpecialDays />
        </Wide>
      </Group>
      <Group legend="Emergencies and answers">
        <TextField
          name="emergency"
          label="Emergency line"
          hint="When you do emergency repairs, such as 24/7. Empty: none are offered."
          isOptional
        />
        <TextField
          name="repliesWithin"
          label="We reply within"
          hint="Such as 24 hours. Empty: nothing is promised."
          isOptional
        />
      </Group>
    </SectionGrid>
  );
}
