import { styled } from "styled-components";
import { formatHours } from "../../site/formatHours";
import { site } from "../../site/site";
import { color } from "../../theme";

export function FooterHours() {
  return (
    <div>
      <h3>Business Hours</h3>
      <Hours>
        {site.hours.map(({ label, open }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatHours(open)}</dd>
          </div>
        ))}
        <Always>
          <dt>Emergency repairs</dt>
          <dd>{site.emergency}</dd>
        </Always>
      </Hours>
    </div>
  );
}

const Hours = styled.dl`
  display: grid;
  gap: 10px;

  div {
    line-height: 1.35;
  }

  dt {
    color: ${color.onDark};
    font-weight: 600;
  }
`;

const Always = styled.div`
  dd {
    color: ${color.onDark};
  }
`;
